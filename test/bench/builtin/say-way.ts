import type { Way } from './bench-data.ts'

/** `C1` as the paper calls a level of `global`, or the method. */
export const sayWay = ({ method, level }: Way): string => (method === 'global' ? `C${level}` : method)
