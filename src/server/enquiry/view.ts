import type { Brand } from '#content/brand.ts'
import { houseOf } from '#content/house.ts'
import { channelFactsOf, type LeadRow } from '#database/desk/lead-row.ts'
import { answeredForm } from '#database/offer/visitor-lead.ts'
import type { VisitorInstaller } from '#database/offer/visitor-offers.ts'
import type { VisitorPage } from '#database/offer/visitor-page.ts'
import { receivers } from '#domain/delivery/channel.ts'
import { type Question, questionsOf } from '#domain/enquiry/form.ts'
import { isAsked } from '#domain/enquiry/is-asked.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { identityOf } from '#domain/installer/installer.ts'
import { seeksInstaller } from '#domain/lead/caller.ts'
import { type AnsweredForm, isCorrectable } from '#domain/lead/correct-lead.ts'
import { awaitsCall, type VisitorStanding, visitorStanding } from '#domain/lead/visitor-standing.ts'
import { channelsOf } from '#domain/privacy/channel-consent.ts'
import { receiptKind } from '#domain/privacy/consent-receipt.ts'
import { callTimeId, callTimes } from '#domain/promise/call-times.ts'
import { type CallingCalendar, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { consentsOf } from '#edition/consent.ts'
import { acrossBorder } from '#estimate/border.ts'
import { outsideName } from '#estimate/outside.ts'
import type { Answer, Holder, HolderInstaller, MyEnquiry } from '#site/my-enquiry/my-enquiry.ts'
import { pricesOf, wayOf } from './prices-view.ts'

type ViewDeps = { token: string; brand: Brand; now: Date }

/** What the visitor's own page shows. */
export function myEnquiryOf(page: VisitorPage, { token, brand, now }: ViewDeps): MyEnquiry {
  const { row, facts, notes, feedback } = page
  const lead = answeredForm(row)
  const kind = enquiryKind(lead.form, lead.answers)
  const standing = visitorStanding(facts, now)
  const calendar = callingCalendar(brand.calling, row)
  const asked = page.offers.open.filter((lapsesAt) => lapsesAt > now.toISOString()).length
  const caller = kind === 'quotes' ? callerOf(page, asked, brand) : 'us'
  const isAwaited = kind === 'quotes' && awaitsCall(standing)
  const isCallAwaited = isAwaited && !facts.awaitsYes
  const outside = isAwaited && caller !== 'installer' ? outsideOf(page) : null
  const channels = reachableBy(row, { brand, now })
  const mayUseNumber = channels.some((channel) => channel !== 'email')
  return {
    token,
    reference: row.reference_number,
    kind,
    now: now.toISOString(),
    receivedAt: row.created_at,
    standing,
    promise: {
      // Where none is, the page says so, and reads no time.
      promisedBy: facts.promisedBy ?? row.created_at,
      newPromiseBy: row.new_promise_by,
      chosen: chosenTime(row, calendar),
      contactBy: row.contact_by,
    },
    contactedAt: row.contacted_at,
    quotedAt: row.quoted_at,
    finishedAt: row.finished_at,
    withdrawnAt: row.withdrawn_at,
    outside,
    across: (isAwaited && caller !== 'installer' && acrossBorder(row.postcode)) || null,
    times: isCallAwaited && !outside && mayUseNumber ? timesFor(row, now, calendar) : [],
    caller,
    asked,
    way: isAwaited && !outside ? wayOf(page, caller, { brand, now }) : null,
    prices: outside ? null : pricesOf(page, { brand, now }),
    holders: holdersOf(page, { brand, now }),
    phoneEnding: row.phone.replace(/\D/g, '').slice(-3),
    boxes: boxesOf(row, { brand, now }),
    channels,
    hasEmail: row.email !== '',
    maskedEmail: maskEmail(row.email),
    answers: answersOf(lead),
    notes,
    house: houseOf(lead.answers, row.service),
    feedback: kind === 'complaint' ? 'not asked' : feedbackOf(feedback, standing),
    spokenWith: page.spokenWith?.installer?.name ?? null,
    spokenBy: page.spokenWith?.channel ?? null,
    saysCalled: page.saysCalled?.at ? { by: page.saysCalled.by, at: page.saysCalled.at } : null,
    receipts: page.receipts.map((receipt) => ({
      id: receipt.id,
      kind: receiptKind(receipt),
      installer: receipt.installer,
    })),
    neverReachedBy: standing === 'asked' ? (facts.neverReached?.by ?? null) : null,
  }
}

function boxesOf(
  row: LeadRow,
  { brand, now }: Pick<ViewDeps, 'brand' | 'now'>,
): MyEnquiry['boxes'] {
  const { channels } = consentsOf(brand, { slug: row.form_slug })
  const isOver = row.withdrawn_at !== null || (row.consent_until ?? '') <= now.toISOString()
  if (!channels || isOver) return null
  return {
    calls: { wording: channels.calls.wording, isTicked: row.consent_calls !== null },
    texts: { wording: channels.texts.wording, isTicked: row.consent_texts !== null },
  }
}

function reachableBy(row: LeadRow, { brand, now }: Pick<ViewDeps, 'brand' | 'now'>) {
  return channelsOf(channelFactsOf(row), { consentKind: brand.consent, now }).filter(
    (channel) => row[channel === 'email' ? 'email' : 'phone'] !== '',
  )
}

/** 'a…@e…': enough to know one's own by, and nothing that says whose it is. */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*@(.).*$/u, '$1…@$2…')
}

/** Not where an installer had accepted it all the same, and says that it never reached them. */
function outsideOf({ row, facts }: VisitorPage): string | null {
  return (!facts.neverReached && !facts.promisedBy && outsideName(row.postcode)) || null
}

/** The search for an installer ends once all who suit were asked and none accepted: then the call is ours. */
function callerOf(
  { row, facts, disclosures, hasInstallers }: VisitorPage,
  asked: number,
  { firstCall }: Brand,
): MyEnquiry['caller'] {
  const isHeld = disclosures.some(
    ({ kind, stoppedAt }) => kind === 'installer' && stoppedAt === null,
  )
  if (isHeld) return 'installer'
  const isSought = seeksInstaller(row, {
    isAsked: asked > 0,
    hasInstallers: hasInstallers && firstCall === 'installer',
  })
  return isSought || facts.awaitsYes ? 'sought' : 'us'
}

function chosenTime({ chosen_from, chosen_until }: VisitorPage['row'], calendar: CallingCalendar) {
  if (!chosen_from || !chosen_until) return null
  const id = callTimeId(new Date(chosen_from), calendar) ?? ''
  return { id, from: chosen_from, until: chosen_until }
}

function timesFor({ consent_until }: VisitorPage['row'], now: Date, calendar: CallingCalendar) {
  const last = consent_until ? new Date(consent_until) : undefined
  return callTimes(now, calendar, last).map(({ id, from, until }) => ({
    id,
    from: from.toISOString(),
    until: until.toISOString(),
  }))
}

/** Those who call come first. The office is us, whether or not it was sent a letter. */
function holdersOf(
  { row, disclosures, offers, prices }: VisitorPage,
  { brand, now }: Pick<ViewDeps, 'brand' | 'now'>,
): Holder[] {
  const us: Holder = {
    id: 'us',
    kind: 'us',
    name: brand.name,
    since: row.created_at,
    stoppedAt: row.withdrawn_at,
    canStop: false,
  }
  const others = disclosures.flatMap((one): Holder[] => {
    const { id, kind, receiver, since, stoppedAt } = one
    const holder = receivers[kind]
    if (!holder.canStop) return []
    const name = one.name ?? holder.onVisitorsPage
    const accepted = offers.accepted.findLast(({ installer }) => installer === receiver)
    return [
      {
        // A yes is taken back beside its price.
        id,
        kind,
        name,
        since,
        stoppedAt,
        canStop: kind !== 'installer' || !prices,
        ...(kind === 'installer' && accepted
          ? { installer: holderInstaller(accepted, identityOf(one), now) }
          : {}),
      },
    ]
  })
  const isInstaller = ({ kind, stoppedAt }: Holder) => kind === 'installer' && !stoppedAt
  return [...others.filter(isInstaller), us, ...others.filter((one) => !isInstaller(one))]
}

function holderInstaller(
  { person, phone, callsFrom, hasSpoken, reasons, facts, suited }: VisitorInstaller,
  identity: string,
  now: Date,
): HolderInstaller {
  const waits = callsFrom !== null && callsFrom > now.toISOString()
  return {
    identity,
    person,
    phone,
    callsFrom: waits ? callsFrom : null,
    hasSpoken,
    reasons,
    facts,
    suited,
  }
}

/** Without name, address and phone number, which the page does not show. */
function answersOf({ form, answers }: AnsweredForm): Answer[] {
  return questionsOf(form)
    .filter(({ kind }) => kind !== 'name' && kind !== 'email' && kind !== 'phone')
    .flatMap((question) => {
      const value = answers[question.name] ?? ''
      if (!isAsked(question, answers) || (!value && !isCorrectable(question))) return []
      return [answerOf(question, value)]
    })
}

function answerOf(question: Question, value: string): Answer {
  const choices = question.kind === 'choice' ? question.choices : []
  const canChange = isCorrectable(question)
  return {
    question: question.name,
    ask: question.ask,
    answer: choices.find((choice) => choice.value === value)?.label ?? value,
    value,
    choices: canChange ? choices.map(({ value, label }) => ({ value, label })) : [],
    isText: canChange && question.kind !== 'choice',
  }
}

function feedbackOf(
  { isGiven, isStopped }: VisitorPage['feedback'],
  standing: VisitorStanding,
): MyEnquiry['feedback'] {
  if (isGiven) return 'given'
  const isOver = standing === 'spoken' || standing === 'quoted' || standing === 'decided'
  return isOver && !isStopped ? 'ask' : 'not asked'
}
