import type { Brand } from '#content/brand.ts'
import { requestName } from '#content/request-name.ts'
import { dayOf, formatMonth } from '#domain/calendar.ts'
import type { InstallerNotice, StatementFigures } from '#domain/delivery/outgoing-installer.ts'
import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import type { ExpiryWarning } from '#domain/installer/expiry.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { type LedgerAmounts, totalOf } from '#domain/offer/ledger.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { type Letter, type LetterDeps, type Part, tableOf } from '../letter.ts'
import { expiringFacts, expiryHeading } from './expiry.ts'

type Decided = Extract<InstallerNotice, { kind: 'decided' }>

type InstallerLetterDeps = Pick<LetterDeps<{ installer: unknown }>, 'brand' | 'now' | 'firmLink'>

/** Writes to an installer about itself, apart from any offer. Nothing of any visitor is in it. */
export const installerLetters = {
  'installer.terms': termsLetter,
  'installer.rehearsal': rehearsalLetter,
  'installer.link': linkLetter,
  'installer.expiring': expiringLetter,
  'installer.decided': decidedLetter,
  'installer.statement': statementLetter,
}

/** The foot of every letter to an installer. */
export function whyInstallersGetIt(
  { tradingName }: Pick<OfferedInstaller, 'tradingName'>,
  { brand, firmLink }: InstallerLetterDeps,
): Letter['why'] {
  return {
    text: `Sent to ${tradingName}, which takes enquiries from ${brand.name}.`,
    link: { text: 'Pause or stop offers', address: `${firmLink}/firm/when#pause` },
  }
}

function termsLetter(
  { again }: { again: boolean },
  { brand, firmLink }: InstallerLetterDeps,
): Letter {
  const heading = again ? 'Our terms have changed' : 'First, our terms'
  return {
    subject: again
      ? `${brand.name}’s terms have changed: please read and accept them`
      : `Enquiries from ${brand.name}: please read and accept our terms`,
    preview: 'One page, in plain words.',
    heading,
    parts: [
      again
        ? 'What we agreed with you has changed in places. Please read it and accept it again.'
        : `${brand.name} will offer you enquiries from people near you who want solar or a battery. You see what each is about and what it costs, and accept those you want. Before the first offer, please read our terms and accept them: one page, in plain words.`,
      { kind: 'button', text: 'Read the terms', address: firmLink },
      ...(again
        ? []
        : [
            'On the same pages, under Firm, your office says where you work, what you install, when and how many a day. What we entered for you is there already.',
          ]),
      'Opening the page accepts nothing: you do that with its button. You sign in with your email, and six digits that we send you.',
      ...askUs(brand),
    ],
  }
}

function rehearsalLetter(_: object, { brand, firmLink }: InstallerLetterDeps): Letter {
  return {
    subject: 'A rehearsal: solar panels near you',
    preview: 'Nothing in it is real, and nothing is charged.',
    heading: 'A rehearsal of your first offer',
    parts: [
      'This is how an offer arrives. Nothing in it is real, nothing is charged and nobody waits for a call. Open it and accept it once, so that we both know that it works.',
      { kind: 'button', text: 'Open the rehearsal', address: `${firmLink}/rehearsal` },
      'Opening it accepts nothing: you do that with its button. You sign in with your email, and six digits that we send you.',
      ...askUs(brand),
    ],
  }
}

function linkLetter(_: object, { brand, firmLink }: InstallerLetterDeps): Letter {
  return {
    subject: `The link to your page at ${brand.name}`,
    preview: 'Your offers, your enquiries and your account.',
    heading: 'Here’s your page again',
    parts: [
      'Somebody asked on our site for the link to your page. You see there which offers are open, whom to call, and this month’s fees. You can pause offers there, too.',
      { kind: 'button', text: 'Open your page', address: firmLink },
      'If you didn’t ask for it, do nothing: opening the page changes nothing either. You sign in there with your email, and six digits that we send you.',
    ],
  }
}

function expiringLetter(
  notice: ExpiryWarning,
  { brand, now, firmLink }: InstallerLetterDeps,
): Letter {
  const heading = expiryHeading(notice, { now, brand })
  const text =
    notice.days === 0
      ? 'Until we have the new date, we offer you no work that needs it. Enquiries that you’ve accepted stay yours. Have you renewed it? Please tell us the number and the new date, and offers go on.'
      : 'After that day we offer you no work that needs it: the law and the discounts ask for it. Have you renewed it? Please tell us the number and the new date.'
  return {
    subject: `${heading}: please tell us the new date`,
    preview:
      notice.days === 0 ? 'Offers that need it have stopped.' : 'Then offers that need it stop.',
    heading,
    parts: [
      text,
      tableOf(expiringFacts(notice, { now, brand })),
      { kind: 'button', text: 'Open your page', address: firmLink },
      'Opening it changes nothing.',
      ...askUs(brand),
    ],
  }
}

function decidedLetter(
  { request, isConfirmed, sentence }: Decided,
  { brand, now, firmLink }: InstallerLetterDeps,
): Letter {
  const what = requestName(request)
  const heading = isConfirmed ? `Confirmed: ${what}` : `Not confirmed yet: ${what}`
  const then =
    request.kind === 'service'
      ? 'We offer you enquiries for it from now on, where the rest of your page suits them.'
      : `It holds until ${formatDate(request.expiresOn, dayOf(now, brand.timeZone))}.`
  return {
    subject: heading,
    preview: isConfirmed ? 'It counts from now.' : 'What was known before still holds.',
    heading,
    parts: [
      isConfirmed ? then : 'What we knew before still holds. This is why we couldn’t confirm it:',
      ...(sentence ? [sentence] : []),
      { kind: 'button', text: 'Open your page', address: firmLink },
      'Opening it changes nothing.',
      ...askUs(brand),
    ],
  }
}

function statementLetter(
  { statement }: { statement: StatementFigures },
  { brand, firmLink }: InstallerLetterDeps,
): Letter {
  const { month, opening, fees, credits, payments, closing } = statement
  const name = formatMonth(month)
  const owed = totalOf(closing)
  const entries = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const row = (name: string, amounts: LedgerAmounts, suffix = '') => ({
    name,
    value: formatFee(amounts) + suffix,
  })
  return {
    subject: `Your statement for ${name}: ${formatCents(owed)}`,
    preview: `${entries(fees.count, 'enquiry').replace('enquirys', 'enquiries')}, ${entries(credits.count, 'credit')}.`,
    heading: `Your statement for ${name}`,
    parts: [
      {
        kind: 'words',
        text: statementWords(owed),
        strong: formatCents(Math.abs(owed)),
      },
      tableOf([
        row('Before', opening),
        row('Accepted', fees, ` (${fees.count})`),
        row('Credited', credits, ` (${credits.count})`),
        { name: 'Paid', value: formatCents(totalOf(payments)) },
        {
          name: 'Owed now',
          value: closing.gstCents
            ? `${formatCents(owed)}, ${terms.tax} included`
            : formatCents(owed),
        },
      ]),
      {
        kind: 'button',
        text: 'See the statement',
        address: `${firmLink}/figures?month=${month}#month`,
      },
      'Opening it changes nothing. The page has the fees of the month and what was paid, every entry as a file for your bookkeeping, and the months before.',
      ...(brand.vatNumber
        ? [
            `There you also find our ${terms.tax} invoice for the month, with a credit note for each credit.`,
          ]
        : []),
      ...askUs(brand),
    ],
  }
}

function statementWords(owed: number): string {
  const amount = formatCents(Math.abs(owed))
  if (owed > 0)
    return `At the end of the month you owed ${amount}. We take no cards: please pay by bank transfer as agreed.`
  return owed < 0
    ? `At the end of the month you had ${amount} to your credit. It comes off what you owe next.`
    : `At the end of the month you owed nothing: ${amount}.`
}

function askUs({ phone, email }: Brand): Part[] {
  return [`Any question? Call ${phone.label} or write to ${email}.`]
}
