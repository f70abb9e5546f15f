/** 'no', 'ten'; '21' where digits read better. */
export function numberWord(count: number): string {
  const words =
    'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
  return words.split(' ')[count] ?? String(count)
}

/** 'one answer', 'ten panels'. */
export function countWord(count: number, singular: string): string {
  return `${numberWord(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** 'calls, texts and emails'. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-AU').format(items)
}
