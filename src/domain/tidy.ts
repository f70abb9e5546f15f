/**
 * Removes control and invisible characters and unpaired surrogates, collapses spaces and trims. Databases reject NUL,
 * and line breaks must not get into mail headers.
 */
export function tidy(typed: string): string {
  return withoutControls(typed).replace(/\s+/g, ' ').trim()
}

/** Like `tidy`, but keeps line breaks. */
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
