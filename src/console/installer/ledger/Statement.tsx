import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthAfter, monthBefore, totalOf } from '#domain/offer/ledger.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { api, errorMessage } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { TextButton } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Moment } from '../../ui/Moment.tsx'
import { Section } from '../../ui/Section.tsx'
import { leadSubject } from '../../words/labels.ts'
import { formatDay } from '../../words/moments.ts'
import { formatMonth } from './format-month.ts'
import styles from './Ledger.module.css'
import type { InstallerStatement } from './ledger-queries.ts'

type Entry = InstallerStatement['entries'][number]

/** A month of an installer's ledger, from the opening to the closing balance. Credits have rows of their own. */
export function Statement({ statement }: { statement: InstallerStatement }) {
  const { installer, month, today, opening, closing, entries, totals, invoice } = statement
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return (
    <Section
      title={formatMonth(month)}
      about={`${totals.fee.count} accepted, ${totals.credit.count} credited; without ${terms.tax}`}
    >
      <p className={`${kit.inline} ${kit.small} ${styles.links}`}>
        <MonthLink installer={installer} month={monthBefore(month)} />
        {month < today.slice(0, 7) && <MonthLink installer={installer} month={monthAfter(month)} />}
        <Link to="/console/ledger">All installers</Link>
        <a href={`/api/ledger/${installer}/csv?month=${month}`} download>
          Statement as CSV
        </a>
      </p>
      {invoice && <InvoiceLine invoice={invoice} />}
      <table className={`${kit.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col" className={kit.notOnPhones}>
              Lead
            </th>
            <th scope="col">Entry</th>
            <th scope="col" className={kit.notOnPhones}>
              Service
            </th>
            <th scope="col" className={`${kit.number} ${kit.notOnPhones}`}>
              Amount
            </th>
            <th scope="col" className={`${kit.number} ${kit.notOnPhones}`}>
              {terms.tax}
            </th>
            <th scope="col" className={kit.number}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          <BalanceRow name="Opening balance" of={opening} />
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              installer={installer}
              isTakenBack={reversed.has(entry.id)}
            />
          ))}
          <BalanceRow name="Closing balance" of={closing} isTotal />
        </tbody>
      </table>
    </Section>
  )
}

/** Under which numbers the month was invoiced and credited. */
function InvoiceLine({ invoice }: { invoice: NonNullable<InstallerStatement['invoice']> }) {
  const local = useLocalTime()
  const { number, taxPoint, amountCents, gstCents, creditNotes } = invoice
  const amounts = [
    `net ${formatCents(amountCents)}`,
    `${terms.tax} ${formatCents(gstCents)}`,
    `gross ${formatCents(totalOf(invoice))}`,
  ]
  return (
    <p className={`${kit.note} ${styles.links}`}>
      Invoice {number}, tax point {formatDay(taxPoint, local)}: {amounts.join(', ')}.
      {creditNotes.length > 0 &&
        ` Credit notes: ${creditNotes.map((one) => one.number).join(', ')}.`}
    </p>
  )
}

function MonthLink({ installer, month }: { installer: string; month: string }) {
  return (
    <Link to="/console/ledger/$installer" params={{ installer }} search={{ month }}>
      {formatMonth(month)}
    </Link>
  )
}

function BalanceRow({
  name,
  of,
  isTotal = false,
}: {
  name: string
  of: InstallerStatement['opening']
  isTotal?: boolean
}) {
  return (
    <tr className={isTotal ? styles.total : styles.opening}>
      <td />
      <td className={kit.notOnPhones} />
      <th scope="row">{name}</th>
      <td className={kit.notOnPhones} />
      <td className={`${kit.number} ${kit.notOnPhones}`}>{formatCents(of.amountCents)}</td>
      <td className={`${kit.number} ${kit.notOnPhones}`}>{formatCents(of.gstCents)}</td>
      <td className={kit.number}>{formatCents(totalOf(of))}</td>
    </tr>
  )
}

function EntryRow({
  entry,
  installer,
  isTakenBack,
}: {
  entry: Entry
  installer: string
  isTakenBack: boolean
}) {
  const { kind, at, lead, reference, postcode, service, amountCents, gstCents } = entry
  return (
    <tr className={kind === 'fee' ? undefined : styles.credit}>
      <td>
        <Moment at={at} />
      </td>
      <td className={kit.notOnPhones}>
        {lead && (
          <Link to="/console/leads/$id" params={{ id: lead }}>
            {reference}
          </Link>
        )}
      </td>
      <td>
        {entry.text}
        {postcode && kind === 'fee' && `, ${postcode}`}
        {kind === 'payment' && !entry.reverses && !isTakenBack && (
          <TakeBack installer={installer} payment={entry.id} />
        )}
      </td>
      <td className={kit.notOnPhones}>{service && leadSubject({ service, form: '' })}</td>
      <td className={`${kit.number} ${kit.notOnPhones}`}>{formatCents(amountCents)}</td>
      <td className={`${kit.number} ${kit.notOnPhones}`}>{formatCents(gstCents)}</td>
      <td className={kit.number}>{formatCents(totalOf(entry))}</td>
    </tr>
  )
}

/** Takes a payment back that was entered by mistake. */
function TakeBack({ installer, payment }: { installer: string; payment: string }) {
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () =>
      api.ledger[':installer'].payments[':payment']['take-back'].$post({
        param: { installer, payment },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['ledger'] }),
  })
  return (
    <>
      {' '}
      <TextButton
        aria-disabled={takeBack.isPending || undefined}
        onClick={() => !takeBack.isPending && takeBack.mutate()}
      >
        take back
      </TextButton>
      {takeBack.error ? <Problem>{errorMessage(takeBack.error)}</Problem> : null}
    </>
  )
}
