import { askCommand } from './ask-command.ts'
import type { Command } from './command.ts'
import { evidenceCommand } from './evidence-command.ts'
import { indexCommand } from './index-command.ts'

import { reportsCommand } from './reports-command.ts'
import { retrieveCommand } from './retrieve-command.ts'
import { serveCommand } from './serve-command.ts'
import { statusCommand } from './status-command.ts'
import { textCommand } from './text-command.ts'

/** In the order in which they are used. */
export const commands: readonly Command[] = [
  indexCommand,
  statusCommand,
  askCommand,
  retrieveCommand,
  reportsCommand,
  evidenceCommand,
  textCommand,
  serveCommand,
]
