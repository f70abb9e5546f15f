export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For a sentence that goes on. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
