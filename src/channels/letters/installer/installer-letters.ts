import type { Brand } from '#content/brand.ts'
import { formatMonth } from '#domain/calendar.ts'
import type { StatementFigures } from '#domain/delivery/outgoing-installer.ts'
import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import type { ExpiryWarning } from '#domain/installer/expiry.ts'
import { type LedgerAmounts, totalOf } from '#domain/offer/ledger.ts'
import { formatCents } from '#estimate/format-money.ts'
import type { Letter, LetterDeps, Part } from '../letter.ts'
import { expiringFacts, expiryHeading } from './expiry.ts'

type InstallerLetterDeps = Pick<
  LetterDeps<{ installer: unknown }>,
  'brand' | 'now' | 'installerLink'
>

/** Writes to an installer about itself, apart from any offer. Nothing of any visitor is in it. */
export const installerLetters = {
  'installer.terms': termsLetter,
  'installer.link': linkLetter,
  'installer.expiring': expiringLetter,
  'installer.statement': statementLetter,
}

/** The foot of every letter to an installer. */
export function whyInstallersGetIt(
  { tradingName }: Pick<OfferedInstaller, 'tradingName'>,
  { brand, installerLink }: InstallerLetterDeps,
): Letter['why'] {
  return {
    text: `Sent to ${tradingName}, which takes enquiries from ${brand.name}.`,
    link: { text: 'Pause or stop offers', address: installerLink },
  }
}

function termsLetter(
  { again }: { again: boolean },
  { brand, installerLink }: InstallerLetterDeps,
): Letter {
  const heading = again ? 'Our terms have changed' : 'First, our terms'
  return {
    subject: again
      ? `${brand.name}’s terms have changed: please read and accept them`
      : `Enquiries from ${brand.name}: please read and accept our terms`,
    preview: 'One page, in plain words.',
    heading,
    parts: [
      {
        kind: 'words',
        text: again
          ? 'What we agreed with you has changed in places. Please read it and accept it again.'
          : `${brand.name} will offer you enquiries from people near you who want solar or a battery. You see what each is about and what it costs, and accept those you want. Before the first offer, please read our terms and accept them: one page, in plain words.`,
      },
      { kind: 'button', link: { text: 'Read the terms', address: installerLink } },
      {
        kind: 'words',
        text: 'Opening the page accepts nothing: you do that with its button. The link is yours alone, so please don’t forward it outside your business.',
      },
      ...askUs(brand),
    ],
  }
}

function linkLetter(_: object, { brand, installerLink }: InstallerLetterDeps): Letter {
  return {
    subject: `The link to your page at ${brand.name}`,
    preview: 'Your offers, your enquiries and your account.',
    heading: 'Here’s your page again',
    parts: [
      {
        kind: 'words',
        text: 'Somebody asked on our site for the link to your page. You see there which offers are open, whom to call, and this month’s fees. You can pause offers there, too.',
      },
      { kind: 'button', link: { text: 'Open your page', address: installerLink } },
      {
        kind: 'words',
        text: 'If you didn’t ask for it, do nothing: opening the page changes nothing either. Keep the link to your own people: whoever has it sees what you see.',
      },
    ],
  }
}

function expiringLetter(
  notice: ExpiryWarning,
  { brand, now, installerLink }: InstallerLetterDeps,
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
      { kind: 'words', text },
      { kind: 'table', facts: expiringFacts(notice, { now, brand }) },
      { kind: 'button', link: { text: 'Open your page', address: installerLink } },
      { kind: 'words', text: 'Opening it changes nothing.' },
      ...askUs(brand),
    ],
  }
}

function statementLetter(
  { statement }: { statement: StatementFigures },
  { brand, installerLink }: InstallerLetterDeps,
): Letter {
  const { month, opening, fees, credits, payments, closing } = statement
  const name = formatMonth(month)
  const owed = totalOf(closing)
  const entries = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const row = (name: string, amounts: LedgerAmounts, suffix = '') => ({
    name,
    value: `${formatCents(amounts.amountCents)} and ${formatCents(amounts.gstCents)} GST${suffix}`,
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
      {
        kind: 'table',
        facts: [
          row('Before', opening),
          row('Accepted', fees, ` (${fees.count})`),
          row('Credited', credits, ` (${credits.count})`),
          { name: 'Paid', value: formatCents(totalOf(payments)) },
          { name: 'Owed now', value: `${formatCents(owed)}, GST included` },
        ],
      },
      {
        kind: 'button',
        link: { text: 'See the statement', address: `${installerLink}&month=${month}#month` },
      },
      {
        kind: 'words',
        text: 'Opening it changes nothing. The page has the fees of the month and what was paid, every entry as a file for your bookkeeping, and the months before.',
      },
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
  return [{ kind: 'words', text: `Any question? Call ${phone.label} or write to ${email}.` }]
}
