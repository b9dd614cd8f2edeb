// The arrows of ARCHITECTURE.md: who may import whom. A layer that is not named here may import nothing of ours.
const MAY_IMPORT = {
  shared: [],
  'electron/algorithms': ['shared'],
  'electron/store': ['shared'],
  'electron/models': ['shared', 'electron/algorithms', 'electron/store'],
  'electron/analysts': ['shared', 'electron/algorithms', 'electron/models'],
  'electron/importing': ['shared'],
  'electron/indexing': [
    'shared',
    'electron/algorithms',
    'electron/store',
    'electron/models',
    'electron/analysts',
    'electron/importing',
  ],
  'electron/querying': ['shared', 'electron/algorithms', 'electron/store', 'electron/models', 'electron/analysts'],
  'electron/jobs': ['shared', 'electron/store'],
  'electron/api': [
    'shared',
    'electron/algorithms',
    'electron/store',
    'electron/models',
    'electron/analysts',
    'electron/importing',
    'electron/indexing',
    'electron/querying',
    'electron/jobs',
  ],
  'electron/hosts/common': ['shared'],
  'electron/hosts/desktop': ['shared', 'electron/api', 'electron/hosts/common'],
  'electron/hosts/web': ['shared', 'electron/api', 'electron/hosts/common'],
  'electron/hosts/cli': ['shared', 'electron/api', 'electron/hosts/common'],
  renderer: ['shared'],
}

const OURS = '^(shared|electron|renderer|prompts|scripts|bin|test)/'
const TESTS = '\\.test\\.tsx?$'

const arrows = Object.entries(MAY_IMPORT).map(([layer, others]) => ({
  name: `${layer} imports only ${others.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${layer}/`, pathNot: TESTS },
  to: { path: OURS, pathNot: `^(${[layer, ...others].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'features do not import each other',
      severity: 'error',
      from: { path: '^renderer/features/([^/]+)/' },
      to: { path: '^renderer/features/', pathNot: '^renderer/features/$1/' },
    },
    {
      name: 'only the desktop host knows Electron',
      severity: 'error',
      from: { path: '^(shared|electron|renderer)/', pathNot: '^electron/hosts/desktop/' },
      to: { path: '(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'only the store knows SQLite',
      severity: 'error',
      from: { path: '^(shared|electron|renderer)/', pathNot: '^electron/store/' },
      to: { path: 'node_modules/(@types/)?better-sqlite3/|^better-sqlite3$' },
    },
    {
      name: 'shared and renderer know nothing of Node',
      severity: 'error',
      from: { path: '^(shared|renderer)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'algorithms do no input or output',
      severity: 'error',
      from: { path: '^electron/algorithms/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing unresolvable', severity: 'error', from: { path: OURS }, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
