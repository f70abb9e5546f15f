/** The smallest UUIDv7 of a moment: ids generated then or later sort at or after it. */
export function firstIdAt(moment: Date): string {
  const milliseconds = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`
}
