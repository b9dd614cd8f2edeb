import { app } from 'electron'
import { startDesktop } from './start-desktop.ts'

// A second start hands its command line to the first and ends.
if (app.requestSingleInstanceLock()) startDesktop(import.meta.dirname)
else app.quit()
