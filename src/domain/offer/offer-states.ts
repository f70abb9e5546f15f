import type { OfferState } from './offer.ts'

/** The names of an offer's state, by reader. */
type StateWords = {
  /** In the visitor's list: after the installer's name. */
  visitor: string
  /** Why its installer can't answer it (any more), as a sentence; null where it can, or where another sentence says more. */
  installer: string | null
  /** In the desk's lists of offers. */
  desk: string
  /** Beside the installers that suit a lead, or don't. */
  candidate: string
  /** In the reasons of a match, of an offer made before. */
  history: string
  /** Why an operator can't take it back; null where they can. */
  notTakenBack: string | null
  /** What the figures count it as. */
  insights: 'open' | 'accepted' | 'declined' | 'lapsed' | 'passed' | 'not counted'
  /** What an installer's system reads. It never changes. */
  webhook: string
}

/** One record for each state, so that a new one can't be forgotten anywhere. */
export const offerStateWords: Record<OfferState, StateWords> = {
  offered: {
    visitor: 'is deciding',
    installer: null,
    desk: 'Offered',
    candidate: 'Deciding',
    history: 'Has been offered this lead',
    notTakenBack: null,
    insights: 'open',
    webhook: 'offered',
  },
  priced: {
    visitor: 'named a price',
    installer: 'Your price is with them. They say who may call.',
    desk: 'Priced',
    candidate: 'Named a price',
    history: 'Named a price for this lead',
    notTakenBack: null,
    insights: 'open',
    webhook: 'priced',
  },
  accepted: {
    visitor: 'may call you',
    installer: null,
    desk: 'Accepted',
    candidate: 'Accepted',
    history: 'Accepted this lead',
    notTakenBack: 'They have accepted this lead. Stop them under who holds the details instead.',
    insights: 'accepted',
    webhook: 'accepted',
  },
  passed: {
    visitor: 'may not call you',
    installer: 'They chose not to go on with your price. Nothing was charged.',
    desk: 'Not chosen',
    candidate: 'Not chosen',
    history: 'Named a price, and wasn’t chosen',
    notTakenBack: 'The visitor has said no to their price already.',
    insights: 'passed',
    webhook: 'passed',
  },
  declined: {
    visitor: 'couldn’t take it on',
    installer: 'You declined this lead.',
    desk: 'Declined',
    candidate: 'Declined',
    history: 'Declined this lead',
    notTakenBack: 'They have declined this lead already.',
    insights: 'declined',
    webhook: 'declined',
  },
  expired: {
    visitor: 'didn’t answer in time',
    installer: null,
    desk: 'Lapsed',
    candidate: 'Lapsed',
    history: 'Let its offers of this lead lapse',
    notTakenBack: 'This offer has lapsed already.',
    insights: 'lapsed',
    webhook: 'expired',
  },
  cancelled: {
    visitor: 'may not call you any more',
    installer: null,
    desk: 'Taken back',
    candidate: 'Stopped',
    history: 'Was stopped, or its offer was taken back',
    notTakenBack: 'This offer was taken back already.',
    insights: 'not counted',
    webhook: 'cancelled',
  },
  returned: {
    visitor: 'gave your enquiry back',
    installer: 'You returned this lead.',
    desk: 'Returned',
    candidate: 'Returned',
    history: 'Returned this lead',
    notTakenBack: 'They accepted this lead, and returned it.',
    insights: 'accepted',
    webhook: 'returned',
  },
  credited: {
    visitor: 'gave your enquiry back',
    installer: 'You returned this lead.',
    desk: 'Returned, credited',
    candidate: 'Returned, credited',
    history: 'Returned this lead',
    notTakenBack: 'They accepted this lead, and returned it.',
    insights: 'accepted',
    webhook: 'credited',
  },
}
