import { toast } from '../ui/toast.tsx'
import { shell } from './engine.ts'
import { sayError } from './say-error.ts'

/** Puts text on the clipboard and says so. */
export async function copyText(text: string, said = 'Copied.'): Promise<void> {
  try {
    await shell()['shell.copyText']({ text })
    toast(said)
  } catch (thrown) {
    sayError(thrown)
  }
}
