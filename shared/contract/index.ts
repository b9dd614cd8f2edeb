export * from './engine.ts'
export * from './errors.ts'
export * from './method.ts'
export * from './shell.ts'
