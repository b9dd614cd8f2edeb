/** A line that closes a fence of the prompt, in whole or in part. */
const fenceEnd = /^\s*(?:points|question|data)\s*>{1,3}\s*$/i

/**
 * A reply without the marks of the prompt that a small model gives back: lines that close its fences, and the bar before
 * each line of a point where the reply is no table.
 */
export function withoutMarks(text: string): string {
  const lines = text.split('\n').filter((line) => !fenceEnd.test(line))
  const isTable = lines.some((line) => /^\s*\|.*\|\s*$/.test(line))
  return (isTable ? lines : lines.map((line) => line.replace(/^\s*\| /, ''))).join('\n')
}
