import { formatCents } from '#estimate/format-money.ts'

/** Cents without GST that an installer may be credited as goodwill in a month by one person. Beyond that an owner agrees. */
export const goodwillAloneCents = 20_000

/** The longest reason, which the installer reads. */
export const longestGoodwillSentence = 300

/** A credit without a return: an amount in cents without GST, and why, as the installer reads it. */
export type Goodwill = { amountCents: number; sentence: string }

/** Why so much can't be credited of a fee, as a sentence; undefined where it can. */
export function problemWithGoodwill(
  { amountCents, sentence }: Goodwill,
  feeCents: number,
): string | undefined {
  if (!Number.isInteger(amountCents) || amountCents <= 0 || amountCents > feeCents)
    return `Enter an amount up to the fee of ${formatCents(feeCents)}.`
  return sentence.trim() === '' ? 'Say why: the installer reads it.' : undefined
}

/** Whether a second person has to agree, after what was credited as goodwill in the month before. */
export function needsSecondPerson(amountCents: number, creditedCents: number): boolean {
  return creditedCents + amountCents > goodwillAloneCents
}
