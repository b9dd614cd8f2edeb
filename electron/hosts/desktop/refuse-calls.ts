import type { Port } from '../../../shared/rpc/index.ts'

/** Answers every call on the port with `interrupted`: the engine is gone for good. */
export function refuseCalls(port: Port): void {
  port.onMessage((frame) => {
    if (typeof frame !== 'object' || frame === null || !('type' in frame) || frame.type !== 'call') return
    if (!('id' in frame) || typeof frame.id !== 'number') return
    port.send({
      type: 'fail',
      id: frame.id,
      error: {
        code: 'interrupted',
        message: 'The engine has ended three times within a minute.',
        hint: 'Close Strata and open it again; what was indexed is kept. The log in the Help menu says more.',
      },
    })
  })
}
