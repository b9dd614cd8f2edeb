import { expect, test } from '@playwright/test'
import { isDouble, refusedRequests } from '../electron-double/recorded.ts'
import { journey, picturesOf } from '../journey/journey.ts'
import { launchDesktop } from './desktop-app.ts'

test('somebody drops a folder onto the window and follows an answer down to the sentence', async () => {
  const { app, page, close } = await launchDesktop()
  try {
    await journey(page, picturesOf('desktop'))
    if (await isDouble(app)) expect(await refusedRequests(app)).toEqual([])
  } finally {
    await close()
  }
})
