import type { EnquiryKind } from '../enquiry/form.ts'
import { channelBoxes, type FormConsents, type Ticks } from './channel-consent.ts'
import type { Consent } from './consent-receipt.ts'

/** A consent as a program names it: what it showed, to the letter. */
export type NamedWording = Pick<Consent, 'version' | 'wording'>

/**
 * What a visitor ticked elsewhere, by the wordings that a program says it showed; undefined where one of them isn't what we ask for now, or
 * the one without which nothing may be sent is missing.
 */
export function ticksOfWordings(
  agreed: readonly NamedWording[],
  consents: FormConsents,
  kind: EnquiryKind,
): Ticks | undefined {
  const asked = { ...consents.channels, answer: consents[kind] }
  const boxes = (['answer', ...channelBoxes] as const).filter((box) => {
    const consent = asked[box]
    return agreed.some(
      ({ version, wording }) => version === consent?.version && wording === consent.wording,
    )
  })
  const isAll = boxes.includes('answer') && boxes.length === agreed.length
  const isTicked = (box: keyof Ticks) => boxes.includes(box)
  return isAll ? { answer: true, calls: isTicked('calls'), texts: isTicked('texts') } : undefined
}
