import { useEffect, useRef, useState } from 'react'
import { droppedEntries } from '../client/dropped-files.ts'
import { host } from './engine.ts'
import type { Intake } from './intake.ts'
import { sayError } from './say-error.ts'

/** Listens to files dragged anywhere over the window; true while some hang there. */
export function useFileDrag(onDrop: (intake: Intake) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const latest = useRef(onDrop)
  latest.current = onDrop

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Enter and leave come for every element on the way: the drag is over when as many have left as were entered.
    let depth = 0
    const set = (next: number): void => {
      depth = Math.max(0, next)
      setDragging(depth > 0)
    }
    const listen = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      react: (transfer: DataTransfer) => void,
    ): void =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          react(event.dataTransfer)
        },
        { signal },
      )
    listen('dragenter', () => set(depth + 1))
    listen('dragover', (transfer) => (transfer.dropEffect = 'copy'))
    listen('dragleave', () => set(depth - 1))
    listen('drop', (transfer) => {
      set(0)
      readIntake(transfer).then((intake) => latest.current(intake), sayError)
    })
    return () => controller.abort()
  }, [])

  return dragging
}

/** Starts reading before it returns: a drop's data is gone once its event is over. */
async function readIntake(transfer: DataTransfer): Promise<Intake> {
  const { pathsOf } = host()
  if (pathsOf) return { kind: 'paths', paths: pathsOf(Array.from(transfer.files)) }
  return { kind: 'files', files: await droppedEntries(transfer)() }
}
