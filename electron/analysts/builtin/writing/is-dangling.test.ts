import { describe, expect, it } from 'vitest'
import { isDangling } from './is-dangling.ts'

describe('a sentence that leans on the one before it', () => {
  it.each([
    'During that time, she’s helped bring AI products like ChatGPT and DALL-E public.',
    'As we go through this shift, we are focused on two fundamental things.',
    'When he left the harbour board, the dredging contract went to tender.',
    'Once they get to high school, children need a teacher of computer science.',
    'For these reasons, the Senate must act.',
  ])('points back: %s', (text) => {
    expect(isDangling(text)).toBe(true)
  })

  it.each([
    'Wren said that he had warned the board.',
    'In Germany, the law protects those who report a crime.',
    'This year, Microsoft opened four data centers.',
    'In 2016 it was clear that Gate 4 would fail.',
    'The authority says that its seals were chosen to save £212,000.',
    'Workers lose their health care whenever a factory closes.',
    'Harker received £340,000 for his advice.',
  ])('stands alone: %s', (text) => {
    expect(isDangling(text)).toBe(false)
  })
})
