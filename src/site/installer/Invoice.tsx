import { installerWords } from '#content/pages/installer.ts'
import { totalOf } from '#domain/offer/ledger.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { formatCents } from '#estimate/format-money.ts'
import { brand } from '../brand.ts'
import styles from './InstallerPage.module.css'
import type { InstallerPage } from './installer-page.ts'

const words = installerWords.invoice

/** The invoice of a month that is over, and its credit notes, as the books of both sides need them. */
export function Invoice({ month: { invoice, buyer } }: Pick<InstallerPage, 'month'>) {
  if (!invoice) return null
  const { street, locality, postcode } = brand.address
  // An invoice has its year.
  const day = (of: string) => formatDayOfYear(of, '')
  const rows = [
    [words.number, invoice.number],
    [words.taxPoint, day(invoice.taxPoint)],
    [words.from, [brand.legalName, street, locality, postcode].filter(Boolean).join(', ')],
    [words.ourNumber, brand.vatNumber],
    [words.to, buyer.name],
    [words.yourNumber, buyer.vatNumber],
    [words.net, formatCents(invoice.amountCents)],
    [words.tax, formatCents(invoice.gstCents)],
    [words.gross, formatCents(totalOf(invoice))],
    ...invoice.creditNotes.map((note) => [
      words.creditNote.replace('{number}', note.number),
      words.credited
        .replace('{invoice}', note.invoice)
        .replace('{day}', day(note.day))
        .replace('{net}', formatCents(note.amountCents))
        .replace('{tax}', formatCents(note.gstCents))
        .replace('{gross}', formatCents(totalOf(note))),
    ]),
  ]
  return (
    <>
      <h3 className={styles.small}>{words.heading}</h3>
      <table className={`${styles.money} ${styles.invoice}`}>
        <tbody>
          {rows.map(
            ([name, value]) =>
              value && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </>
  )
}
