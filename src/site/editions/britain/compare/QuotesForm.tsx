import type { ReactNode } from 'react'
import { parseDay } from '#domain/estimate/shared/parse-day.ts'
import type { QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import {
  compareQuotes,
  type FieldWords,
  homeFieldWords,
  paymentWords,
  quoteFieldWords,
} from '#edition/pages/compare-quotes.ts'
import { homeFields, type QuoteField, quoteFields } from '#estimate/quote/draft.ts'
import { payments } from '#estimate/quote/quote.ts'
import { scripts } from '#site/client/scripts.ts'
import { ReadQuote } from '#site/compare/ReadQuote.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './QuotesForm.module.css'

type FieldsProps = { draft: QuotesDraft; problems: Readonly<Record<string, string>> }

/** Asks for what decides first; the rest is folded. Sent with GET: the answer is an address that can be kept. */
export function QuotesForm({ isAnswered, ...shared }: FieldsProps & { isAnswered: boolean }) {
  return (
    <form
      data-screen-only=""
      className={styles.form}
      method="get"
      action="/compare-quotes"
      noValidate
    >
      <QuoteFields number={1} {...shared} />
      {compareQuotes.further.map((heading, index) => (
        <Folded key={heading} heading={heading} isOpen={isTyped(index + 2, shared)}>
          <QuoteFields number={index + 2} {...shared} />
        </Folded>
      ))}
      <Folded heading={compareQuotes.home} isOpen={homeFields.some((name) => isUsed(name, shared))}>
        <div className={styles.fields}>
          {homeFields.map((name) => (
            <Field key={name} name={name} words={homeFieldWords[name]} {...shared} />
          ))}
        </div>
      </Folded>
      <button type="submit" className="button">
        {isAnswered ? compareQuotes.again : compareQuotes.submit}
      </button>
      <p className="dated">{compareQuotes.privacy}</p>
    </form>
  )
}

function isUsed(name: string, { draft, problems }: FieldsProps): boolean {
  return (draft[name] ?? '') !== '' || name in problems
}

function isTyped(number: number, shared: FieldsProps): boolean {
  return quoteFields.some((field) => isUsed(`${number}-${field}`, shared))
}

type FoldedProps = { heading: string; isOpen: boolean; children: ReactNode }

function Folded({ heading, isOpen, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={isOpen}>
      <Summary>{heading}</Summary>
      {children}
    </details>
  )
}

/** What a price is judged by. */
const first: readonly QuoteField[] = ['panels', 'battery', 'price']

function QuoteFields({ number, ...shared }: FieldsProps & { number: number }) {
  const folded = quoteFields.filter((field) => !first.includes(field))
  const fieldOf = (field: QuoteField) => (
    <Field key={field} name={`${number}-${field}`} words={quoteFieldWords[field]} {...shared} />
  )
  return (
    <fieldset id={`quote-${number}`} className={styles.quote}>
      <legend>Quote {number}</legend>
      <div className={styles.fields}>{first.map(fieldOf)}</div>
      <div data-touch="compare" data-from={scripts.compare} data-props={JSON.stringify({ number })}>
        <ReadQuote number={number} />
      </div>
      <Folded
        heading={compareQuotes.more}
        isOpen={folded.some((field) => isUsed(`${number}-${field}`, shared))}
      >
        <div className={styles.fields}>{folded.map(fieldOf)}</div>
      </Folded>
    </fieldset>
  )
}

function Field({
  name,
  words,
  draft,
  problems,
}: FieldsProps & { name: string; words: FieldWords }) {
  const { label, unit, help, keyboard, kind } = words
  const id = `compare-${name}`
  const problem = problems[name]
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? true : undefined,
  }
  return (
    <div className={styles.field} data-short={unit || keyboard || kind ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.control}>
        {kind === 'payment' ? (
          <select {...control} defaultValue={draft[name] ?? ''}>
            {(['', ...payments] as const).map((payment) => (
              <option key={payment} value={payment}>
                {paymentWords[payment]}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type={kind === 'day' ? 'date' : 'text'}
            inputMode={keyboard}
            defaultValue={(kind === 'day' ? parseDay(draft[name] ?? '') : draft[name]) ?? ''}
            maxLength={kind === 'day' ? undefined : 60}
            autoComplete={name === 'postcode' ? 'postal-code' : 'off'}
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
