/** One appointment. `id` and `sequence` let a calendar recognise it when it moves: the id stays, the sequence goes up. */
export type Appointment = {
  id: string
  sequence: number
  /** When the file was made. */
  madeAt: Date
  from: Date
  until: Date
  title: string
  description: string
  url: string
}

/** A calendar file (RFC 5545), in UTC, so that no time zone has to be described. */
export function renderCalendarFile(...appointments: readonly Appointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattlewise//Call//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...appointments.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({
  id,
  sequence,
  madeAt,
  from,
  until,
  title,
  description,
  url,
}: Appointment): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatMoment(madeAt)}`,
    `DTSTART:${formatMoment(from)}`,
    `DTEND:${formatMoment(until)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** 20261123T050000Z */
function formatMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Section 3.3.11. Other control characters are not allowed at all. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const longestLine = 75

/** Section 3.1: a line has at most 75 octets, and goes on after a space on the next. No character is cut in two. */
function fold(line: string): string {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > longestLine) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current].join('\r\n')
}
