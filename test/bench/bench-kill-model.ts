import { killAndResume } from '../pipeline/model/kill-and-resume.ts'

/** `kill-model [KILLS] [SEED]`: kills a job with a model at so many moments (30), and says whether it came to the same. */
export const benchKillModel = ([kills = '30', seed = '5']: readonly string[]): Promise<unknown> =>
  killAndResume(Number(kills), Number(seed))
