const wordsAMinute = 220

/** Minutes for a text with its markup: tags and addresses are not read, tables and lists are. */
export function minutesToRead(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ')
  const words = text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
