import { expect, test } from 'vitest'
import { type Appointment, renderCalendarFile } from './calendar-file.ts'

const appointment: Appointment = {
  id: '019aa000-0000-7000-9000-000000000001@wattlewise.example',
  sequence: 2,
  madeAt: new Date('2026-11-22T10:00:00.123Z'),
  from: new Date('2026-11-23T05:00:00Z'),
  until: new Date('2026-11-23T07:00:00Z'),
  title: 'A call from Wattlewise',
  description:
    'One line; two, and a \\ too.\nWe write first if it gets later — always, and in every case.',
  url: 'https://wattlewise.example/my-enquiry',
}

/** What a calendar reads: lines unfolded, texts unescaped. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const text = line
        .slice(colon + 1)
        .replace(/\\([\\;,n])/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))
      return [line.slice(0, colon), text]
    }),
  )
}

test('a calendar reads back what the appointment says', () => {
  const properties = read(renderCalendarFile(appointment))
  expect(properties.get('UID')).toBe(appointment.id)
  expect(properties.get('SEQUENCE')).toBe('2')
  expect(properties.get('DTSTAMP')).toBe('20261122T100000Z')
  expect(properties.get('DTSTART')).toBe('20261123T050000Z')
  expect(properties.get('DTEND')).toBe('20261123T070000Z')
  expect(properties.get('SUMMARY')).toBe(appointment.title)
  expect(properties.get('DESCRIPTION')).toBe(appointment.description)
})

test('every line ends with CRLF and has at most 75 octets, with no character cut in two', () => {
  const description = `${'ä—🌞'.repeat(60)}`
  const file = renderCalendarFile({ ...appointment, description })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
  expect(read(file).get('DESCRIPTION')).toBe(description)
})

test('nothing in a text can add a line of its own', () => {
  const file = renderCalendarFile({
    ...appointment,
    title: 'A call\r\nATTENDEE:mailto:x@y.z\u0000',
  })
  expect(file).not.toMatch(/^ATTENDEE/m)
  expect(read(file).get('SUMMARY')).toBe('A call\nATTENDEE:mailto:x@y.z')
})
