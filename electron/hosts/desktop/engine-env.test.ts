import { expect, it } from 'vitest'
import { engineEnv } from './engine-env.ts'

it('passes on where things lie, the language and the key', () => {
  const env = { PATH: '/bin', HOME: '/home/ada', STRATA_API_KEY: 'k', LC_ALL: 'cy_GB.UTF-8', SystemRoot: 'C:\\Windows' }
  expect(engineEnv(env)).toEqual(env)
})

it.each([
  'NODE_OPTIONS',
  'ELECTRON_RUN_AS_NODE',
  'LD_PRELOAD',
  'DYLD_INSERT_LIBRARIES',
  'HTTPS_PROXY',
  'AWS_SECRET_ACCESS_KEY',
])('keeps %s back', (name) => {
  expect(engineEnv({ [name]: 'x', PATH: undefined })).toEqual({})
})
