/**
 * Text as a person meant it: no control or invisible direction characters, no unpaired surrogates,
 * single spaces, trimmed. Databases refuse NUL, and line breaks have no place in a letter's header.
 */
export function tidy(typed: string): string {
  return withoutControls(typed).replace(/\s+/g, ' ').trim()
}

/** As `tidy`, but the lines of a message stay lines. */
export function tidyLines(typed: string): string {
  return withoutControls(typed.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n\t]|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu, '')
}
