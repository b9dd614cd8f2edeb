import { journey, picturesOf } from '../journey/journey.ts'
import { test } from './desktop-test.ts'

test('somebody drops a folder onto the window and follows an answer down to the sentence', async ({ desktop }) => {
  await journey(desktop.page, picturesOf('desktop'))
})
