/**
 * The page of a link that was asked for again ('ask'), and of one that is forged, cut, expired, unknown or about an erased enquiry
 * ('broken'): it asks for the email address to send the link again, as the field `email` of a post to /my-enquiry/link or
 * /installer/link. 'sent' says the same whether or not we know the address. 'erased' follows the erasure, where no link leads any more.
 */
export type LostLink = {
  state: 'ask' | 'broken' | 'sent' | 'erased'
  problem?: Problem | undefined
}

/** What was typed, and why it cannot be so. */
export type Problem = { message: string; typed: string }

export type Window = { from: string; until: string }
