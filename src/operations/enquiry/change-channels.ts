import { endBoxes, insertConsents } from '#database/delivery/channel-consents.ts'
import { hasYes } from '#database/offer/consents.ts'
import { answeredForm } from '#database/offer/visitor-lead.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { correctReach, withoutPhone } from '#domain/lead/correct-lead.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import {
  type ChannelBox,
  type ChannelConsents,
  channelBoxes,
  channelOfBox,
} from '#domain/privacy/channel-consent.ts'
import type { Agreement, Consent } from '#domain/privacy/consent-receipt.ts'
import { reject } from '#domain/result.ts'
import { issueReceipt } from '../privacy/issue-receipt.ts'
import type { World } from '../world.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

type Changed = {
  /** What is ticked. The others are taken back. */
  boxes: readonly ChannelBox[]
  /** A number in place of the one before. */
  phone?: string
  /** What the boxes say. */
  consents: ChannelConsents
}

/** The page on which they are ticked. */
const page = '/my-enquiry'

/**
 * The visitor changes whether we may call and text them. A box ticked beside another number counts for that number alone, and a number
 * without any consent left is deleted.
 */
export function changeChannels(
  lead: string,
  { boxes, phone, consents }: Changed,
  world: ActDeps & ValidationDeps & Pick<World, 'newId' | 'secret' | 'siteUrl'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    const at = now.toISOString()
    if (row.withdrawn_at) return undefined
    if ((row.consent_until ?? '') <= at)
      return reject('invalid', 'What you agreed to is over by now. A new enquiry begins it anew.')
    const form = answeredForm(row)
    const number = phone === undefined ? undefined : correctReach(form, 'phone', phone, world)
    if (number && !number.ok) return reject('invalid', number.message)
    if (number && boxes.length === 0)
      return reject('invalid', 'Tick what we may use this number for.')
    if (!number && boxes.length > 0 && !row.phone_e164)
      return reject('invalid', 'Leave a number first.')

    const isNew = number !== undefined && number.before !== number.after
    const before = { calls: row.consent_calls, texts: row.consent_texts }
    const given = boxes.filter((box) => isNew || !before[box])
    const ended = channelBoxes.filter((box) => before[box] && (isNew || !boxes.includes(box)))
    if (given.length + ended.length === 0) return undefined
    const versionOf = (box: ChannelBox) => {
      if (given.includes(box)) return consents[box].version
      return ended.includes(box) ? null : before[box]
    }
    const allowed: ContactChannel[] = ['email', ...boxes.map((box) => channelOfBox[box])]
    const isUnused = boxes.length === 0 && !(await hasYes(db, lead))
    return {
      set: {
        ...(isNew ? number.columns : isUnused ? withoutPhone(form, world) : {}),
        consent_calls: versionOf('calls'),
        consent_texts: versionOf('texts'),
        // Without its consent, the way they chose to be contacted first ends too.
        contact_by: allowed.find((channel) => channel === row.contact_by) ?? null,
      },
      ...(isNew
        ? { correction: { field: 'phone', before: number.before, after: number.after } }
        : {}),
      audit: {
        kind: 'lead.channels-changed',
        detail: { channels: boxes.map((box) => channelOfBox[box]).join(' ') },
      },
      told: true,
      also: async () => {
        await endBoxes(db, { lead, boxes: ended, at })
        const rows = given.map((box) => {
          const { wording, version } = consents[box]
          return { wording, version, channels: [channelOfBox[box]], at, page }
        })
        await insertConsents(db, lead, rows)
        if (given.length === 0) return
        const agreement = givenAgreement(given.map((box) => consents[box]))
        const columns = isNew ? { ...row, ...number.columns } : row
        await issueReceipt(db, { kind: 'channels', lead: columns, offer: null, agreement }, world)
      },
    }
  })
}

/** What was ticked, as its receipt says it. */
function givenAgreement(given: readonly Consent[]): Agreement {
  return {
    wording: given.map(({ wording }) => wording).join('\n'),
    version: Array.from(new Set(given.map(({ version }) => version))).join(', '),
    shown: 'A box for each sentence, on the page of their own enquiry.',
    page,
    callers: Array.from(new Set(given.map(({ callers }) => callers))).join(', '),
  }
}
