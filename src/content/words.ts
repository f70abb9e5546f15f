const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** 'no', 'ten'; '21' where digits read better. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

/** 'one answer', 'ten panels'. */
export function countWord(count: number, singular: string): string {
  return `${numberWord(count)} ${singular}${count === 1 ? '' : 's'}`
}
