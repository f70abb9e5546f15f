import { type Retention, type RetentionGroup, retentionGroups } from '#domain/privacy/retention.ts'

const enquiries: Record<RetentionGroup, string> = {
  open: 'An enquiry that is still open',
  won: 'An enquiry that led to a sale',
  lost: 'An enquiry that came to nothing',
  withdrawn: 'An enquiry that you withdrew',
  spam: 'A message that we took for spam',
}

const untilAsked = 'until you ask us to delete it'

/** How long we keep what visitors sent us, as configured. */
export function retentionWords(retention: Retention): { paragraphs: string[]; points?: string[] } {
  const lengths = new Set(retentionGroups.map((group) => retention[group]))
  const [same] = lengths
  const asked = 'We delete it sooner if you ask us to.'
  const left =
    'After that we delete your name, your contact details and your answers by ourselves. We keep the reference number, which form it was, the dates and what became of it, and for six more years a code that can prove what you agreed to but can’t be read back, and the list of who had your details.'
  if (lengths.size === 1)
    return same === undefined
      ? {
          paragraphs: [
            `We keep your enquiry ${untilAsked}. Nothing deletes it by itself after a time.`,
          ],
        }
      : {
          paragraphs: [
            `We keep your enquiry for ${daysLabel(same)} after you sent it. ${asked}`,
            left,
          ],
        }
  return {
    paragraphs: [`How long we keep your enquiry depends on what became of it. ${asked}`, left],
    points: retentionGroups.map((group) => {
      const days = retention[group]
      const time = days === undefined ? untilAsked : `for ${daysLabel(days)} after it came`
      return `**${enquiries[group]}:** ${time}.`
    }),
  }
}

function daysLabel(days: number): string {
  return `${days.toLocaleString('en-AU')} days`
}
