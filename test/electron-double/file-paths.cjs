// `webUtils.getPathForFile` must answer at once, and only Chromium knows where a File lies. The preload therefore
// stops at a `debugger` statement; while it is stopped, the path is asked for and written into its local variable.
const FUNCTION = 'electronDoublePathOfFile'

/** Answers every stop in that function; any other `debugger` statement of the page just goes on. */
async function answerFilePaths(session) {
  session.events.on('Debugger.paused', async ({ callFrames: [frame] }) => {
    try {
      if (frame?.functionName === FUNCTION) await writePath(session, frame.callFrameId)
    } finally {
      await session.send('Debugger.resume')
    }
  })
  // Scripts that nothing refers to any more need not be kept for a debugger nobody looks at.
  await session.send('Debugger.enable', { maxScriptsCacheSize: 1_000_000 })
}

async function writePath(session, callFrameId) {
  const { result } = await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: '_file' })
  const { path } = await session.send('DOM.getFileInfo', { objectId: result.objectId })
  const expression = `path = ${JSON.stringify(path)}`
  await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression })
}

module.exports = { answerFilePaths }
