import type { RefObject } from 'react'
import { formatWish } from '#content/call-wish.ts'
import type { NextAction } from '#domain/desk/next-action.ts'
import { formatPlaceLine } from '#estimate/place.ts'
import { brand } from '../../client/brand.ts'
import { useIsPhone } from '../../client/screen-size.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Key } from '../../shortcuts/Key.tsx'
import { Button, buttonClass, TextButton } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { StateShape } from '../../ui/StateShape.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { getCallingStatus } from '../../words/calling.ts'
import { leadSubject, stateLabels } from '../../words/labels.ts'
import { numberToCall, phoneHref, whyNotDialled } from '../../words/phone.ts'
import { DialNotes } from '../lead/calls/CallButton.tsx'
import type { LeadDetails } from '../lead/lead-query.ts'
import { useLeadCan } from '../lead/use-lead-can.ts'
import { useNameOrYou, useWhyNow } from '../use-why-now.ts'
import styles from './CallHead.module.css'
import { actionTitle } from './outcome-words.ts'
import type { Call } from './use-call.ts'

/** Why this lead is called now, who it is, and the number. */
export function CallHead({
  lead,
  call,
  heading,
  onPutOff,
}: {
  lead: LeadDetails
  call: Call
  heading: RefObject<HTMLHeadingElement | null>
  onPutOff: (way: 'skip' | 'snooze') => void
}) {
  const isPhone = useIsPhone()
  return (
    <header className={styles.head}>
      <div>
        <Why lead={lead} />
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{lead.name || lead.reference}</bdi>
        </h2>
        <p className={`${kit.inline} ${kit.muted}`}>
          <span className={kit.withIcon}>
            <StateShape state={lead.state} /> {stateLabels[lead.state]}
          </span>
          <span>{lead.postcode ? formatPlaceLine(lead.postcode) : 'Place: ask on the call'}</span>
          <span>{leadSubject({ service: lead.service, form: lead.form.slug })}</span>
          <span className={kit.notOnPhones}>{lead.reference}</span>
          {!isPhone && (
            <span className={kit.nowrap}>
              <TextButton onClick={() => onPutOff('skip')}>
                Skip <Key>k</Key>
              </TextButton>{' '}
              <TextButton onClick={() => onPutOff('snooze')}>
                Snooze <Key>b</Key>
              </TextButton>
            </span>
          )}
        </p>
      </div>
      {/* On phones the number is at the bottom, in a thumb's reach. */}
      {!isPhone && <Reach lead={lead} call={call} />}
    </header>
  )
}

export const actionIcons: Record<NextAction['action'], IconName> = {
  'first-call': 'call',
  'first-answer': 'mail',
  retry: 'again',
  'call-back': 'clock',
  'quote-follow-up': 'quote',
  'check-installer': 'house',
  'price-follow-up': 'quote',
}

function Why({ lead }: { lead: LeadDetails }) {
  const local = useLocalTime()
  const next = lead.nextAction
  const wish = formatWish(lead.wish, local)
  const who = useNameOrYou()
  const whyNow = useWhyNow()
  if (!next) return <p className={`${kit.row} ${styles.why}`}>Not in the queue: opened by you</p>
  const { put, words } = lastPutOff(lead)
  return (
    <p className={`${kit.row} ${styles.why}`}>
      <Icon name={actionIcons[next.action]} /> {actionTitle(next)}{' '}
      <small>
        {[
          whyNow(lead),
          next.action === 'first-call' && wish && `Asked for ${wish}`,
          put?.kind === 'lead.skipped' && `Skipped by ${who(put.operator)}`,
          words && `‘${words}’`,
        ]
          .filter(Boolean)
          .join('. ')}
      </small>
    </p>
  )
}

/** The operator's words when the lead was last snoozed or skipped, until the next call. */
function lastPutOff({ history, contacts }: LeadDetails) {
  const latest = history.find(({ kind }) => putOffKinds.includes(kind))
  const isOld = contacts.some(({ at }) => latest && at > latest.at)
  const put = isOld || latest?.kind === 'lead.undone' ? undefined : latest
  return { put, words: put?.detail.line }
}

const putOffKinds = ['lead.snoozed', 'lead.skipped', 'lead.undone']

function Reach({ lead, call }: { lead: LeadDetails; call: Call }) {
  const local = useLocalTime()
  const { outcome, copy } = useCopy()
  const can = useLeadCan()('call', lead)
  const number = numberToCall(lead, brand.country)
  if (!can.ok) return <p className={`${kit.muted} ${styles.none}`}>{can.message}</p>
  const isAllowed = getCallingStatus(local.now, lead, brand.calling).allowed
  const isCalled = call.channel === 'phone'
  return (
    <div className={styles.reach}>
      {number ? (
        <a
          className={styles.number}
          href={phoneHref(lead.phone)}
          onClick={call.start}
          tabIndex={-1}
        >
          {number}
        </a>
      ) : (
        <p className={kit.muted}>{whyNotDialled(lead) ?? 'No number was given.'}</p>
      )}
      <div className={`${kit.row} ${styles.buttons}`}>
        {number && (
          <Button onClick={() => void copy(number)}>
            <Icon name="copy" /> {outcome === 'copied' ? 'Copied' : 'Copy'}
          </Button>
        )}
        {lead.email && lead.channels.includes('email') && (
          <a className={buttonClass({})} href={`mailto:${lead.email}`}>
            <Icon name="mail" /> Email
          </a>
        )}
        {number && (
          <a
            id="call"
            className={buttonClass(
              { look: isAllowed && !isCalled ? 'gold' : 'plain' },
              isCalled ? '' : styles.call,
            )}
            href={phoneHref(lead.phone)}
            onClick={call.start}
          >
            <Icon name="call" /> {isCalled ? 'Call again' : 'Call'} <Key>p</Key>
          </a>
        )}
      </div>
      {number && <DialNotes lead={lead} />}
    </div>
  )
}
