/** What a host tells the engine; the engine reads no environment, clock or working directory of its own. */
export interface EngineOptions {
  /** Holds new collections, the list of known ones and settings. */
  readonly dataDir: string
  /** The folder of the sample's documents. */
  readonly samplePath: string
  /** The bundle that runs a job in a thread. */
  readonly workerPath: string
  /** The folder of the prompts that come with the app. */
  readonly promptsPath: string
  readonly licencesPath: string
  readonly logPath: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: (thrown: unknown) => void
  /** Paths outside it are refused; null refuses all paths, nothing refuses none. */
  readonly allowedRoot?: string | null
  /** The key for an endpoint and where it comes from. */
  readonly apiKeyFor?: (
    baseUrl: string,
  ) => { readonly key: string; readonly from: 'keychain' | 'environment' } | undefined
  /** Where the web host puts uploads, a folder each. */
  readonly uploadsDir?: string
}
