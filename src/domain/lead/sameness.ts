/** For this long, a later lead with the same email or phone is marked as a duplicate. */
export const duplicateDays = 30

/** What tells whose an enquiry is. */
export type LeadSender = {
  id: string
  /** In the international form; empty where none was left. */
  phone: string
  /** In lower case; empty where none was left. */
  email: string
  /** The enquiry that an operator merged it into. */
  mergedInto: string | null
}

/** Two enquiries that an operator said are of different people. */
type SeparatePair = { lead: string; other: string }

/**
 * `same`: one person's, by phone and email together, or merged by an operator. `maybe`: one of the two agrees, which a household, an
 * office or a stranger's typing does too, so an operator has to ask. `different`: neither agrees, or an operator said so.
 */
export type Sameness = 'same' | 'maybe' | 'different'

/** The id of the lead that this one is merged into, or its own: one for each person. */
export function personOf({ id, mergedInto }: Pick<LeadSender, 'id' | 'mergedInto'>): string {
  return mergedInto ?? id
}

/** Whether two enquiries are one person's. What an operator said decides before what was typed. */
export function samenessOf(
  one: LeadSender,
  other: LeadSender,
  separate: readonly SeparatePair[],
): Sameness {
  if (personOf(one) === personOf(other)) return 'same'
  if (isSeparate(one, other, separate)) return 'different'
  const agreeing = (['phone', 'email'] as const).filter(
    (detail) => one[detail] !== '' && one[detail] === other[detail],
  )
  if (agreeing.length === 2) return 'same'
  return agreeing.length === 1 ? 'maybe' : 'different'
}

/** Whether an enquiry is that of a person with several merged ones: the most that it is to any, but what one is separate from all are. */
export function samenessWith(
  person: readonly LeadSender[],
  other: LeadSender,
  separate: readonly SeparatePair[],
): Sameness {
  const each = person.map((one) => samenessOf(one, other, separate))
  if (person.some((one) => one.id !== other.id && isSeparate(one, other, separate)))
    return 'different'
  return (['same', 'maybe'] as const).find((sameness) => each.includes(sameness)) ?? 'different'
}

function isSeparate(
  one: LeadSender,
  other: LeadSender,
  separate: readonly SeparatePair[],
): boolean {
  return separate.some(
    (pair) =>
      (pair.lead === one.id && pair.other === other.id) ||
      (pair.lead === other.id && pair.other === one.id),
  )
}
