import { type ComponentProps, type ReactNode, useState } from 'react'
import { parseDay } from '#domain/estimate/shared/parse-day.ts'
import type { QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import {
  compareQuotes,
  homeFieldWords,
  paymentWords,
  quoteFieldWords,
} from '#edition/pages/compare-quotes.ts'
import { homeFields, type QuoteField, quoteFields } from '#estimate/quote/draft.ts'
import { payments } from '#estimate/quote/quote.ts'
import { Fold } from '#site/compare/Fold.tsx'
import { ReadQuote } from '#site/compare/ReadQuote.tsx'
import styles from './QuotesForm.module.css'

type FieldsProps = { draft: QuotesDraft; problems: Readonly<Record<string, string>> }
type Props = FieldsProps & { isAnswered: boolean } & ComponentProps<'form'>

/** Asks for what decides first; the rest is folded. Sent with GET: the answer is an address that can be kept. */
export function QuotesForm({ draft, problems, isAnswered, ...form }: Props) {
  const shared = { draft, problems }
  const isHomeTyped = homeFields.some((name) => isUsed(name, shared))
  return (
    <form
      data-screen-only=""
      className={styles.form}
      method="get"
      action="/compare-quotes"
      noValidate
      {...form}
    >
      <QuoteFields number={1} {...shared}>
        <button type="submit" className="button">
          {isAnswered ? compareQuotes.again : compareQuotes.submit}
        </button>
        <p className="dated">{compareQuotes.privacy}</p>
      </QuoteFields>
      {compareQuotes.further.map((heading, index) => (
        <Folded key={heading} heading={heading} isUsed={isTyped(index + 2, shared)}>
          <QuoteFields number={index + 2} {...shared} />
          <button type="submit" className="quiet">
            {compareQuotes.compare}
          </button>
        </Folded>
      ))}
      <Folded heading={compareQuotes.home} isUsed={isHomeTyped}>
        <div className={styles.home}>
          {homeFields.map((name) => (
            <Field key={name} name={name} {...homeFieldWords[name]} {...shared} />
          ))}
        </div>
      </Folded>
    </form>
  )
}

function isUsed(name: string, { draft, problems }: FieldsProps): boolean {
  return (draft[name] ?? '') !== '' || name in problems
}

function isTyped(number: number, shared: FieldsProps): boolean {
  return quoteFields.some((field) => isUsed(`${number}-${field}`, shared))
}

type FoldedProps = { heading: string; isUsed: boolean; children: ReactNode }

/** Opens once something in it was typed, and stays open while it is changed. */
function Folded({ heading, isUsed, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(isUsed)
  if (isUsed && !isOpen) setIsOpen(true)
  return (
    <details className={styles.folded} open={isOpen}>
      <Fold>{heading}</Fold>
      {children}
    </details>
  )
}

/** What a price is judged by. */
const first: readonly QuoteField[] = ['kw', 'battery', 'price']

type QuoteFieldsProps = FieldsProps & { number: number; children?: ReactNode }

function QuoteFields({ number, children, ...shared }: QuoteFieldsProps) {
  const folded = quoteFields.filter((field) => !first.includes(field))
  const fieldOf = (field: QuoteField) => (
    <Field key={field} name={`${number}-${field}`} {...quoteFieldWords[field]} {...shared} />
  )
  return (
    <fieldset id={`quote-${number}`} className={styles.quote}>
      <legend>Quote {number}</legend>
      <div className={styles.fields}>{first.map(fieldOf)}</div>
      {children}
      <ReadQuote number={number} />
      <Folded
        heading={compareQuotes.more}
        isUsed={folded.some((field) => isUsed(`${number}-${field}`, shared))}
      >
        <div className={styles.fields}>{folded.map(fieldOf)}</div>
      </Folded>
    </fieldset>
  )
}

type FieldProps = FieldsProps & { name: string } & (typeof quoteFieldWords)['from']

function Field({ name, label, unit, help, keyboard, kind, draft, problems }: FieldProps) {
  const id = `compare-${name}`
  const problem = problems[name]
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div
      className={styles.field}
      data-short={unit !== undefined || keyboard === 'numeric' || kind === 'payment' || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.control} data-unit={unit}>
        {kind === 'payment' ? (
          <select
            id={id}
            name={name}
            defaultValue={draft[name] ?? ''}
            aria-describedby={describedBy || undefined}
          >
            {(['', ...payments] as const).map((payment) => (
              <option key={payment} value={payment}>
                {paymentWords[payment]}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            name={name}
            type={kind === 'day' ? 'date' : 'text'}
            inputMode={keyboard}
            defaultValue={(kind === 'day' ? parseDay(draft[name] ?? '') : draft[name]) ?? ''}
            maxLength={kind === 'day' ? undefined : 60}
            autoComplete={name === 'postcode' ? 'postal-code' : 'off'}
            aria-describedby={describedBy || undefined}
            aria-invalid={problem ? true : undefined}
          />
        )}
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
