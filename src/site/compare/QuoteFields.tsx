import { type ReactNode, useState } from 'react'
import type { FieldWords } from '#content/pages/field-words.ts'
import { parseDay } from '#domain/estimate/shared/parse-day.ts'
import type { Problems, QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import {
  compareQuotes,
  homeFieldWords,
  paymentWords,
  quoteFieldWords,
} from '#edition/pages/compare-quotes.ts'
import { homeFields, type QuoteField, quoteFields } from '#estimate/quote/draft.ts'
import { payments } from '#estimate/quote/quote.ts'
import { Fold } from './Fold.tsx'
import styles from './QuoteFields.module.css'

export type FieldsProps = { draft: QuotesDraft; problems: Readonly<Problems> }

type QuoteFieldsProps = FieldsProps & {
  number: number
  /** What a price is judged by; the rest is folded. */
  first: readonly QuoteField[]
  /** Between the two. */
  children: ReactNode
}

export function QuoteFields({ number, first, children, ...shared }: QuoteFieldsProps) {
  const folded = quoteFields.filter((field) => !first.includes(field))
  const fieldOf = (field: QuoteField) => (
    <Field key={field} name={`${number}-${field}`} words={quoteFieldWords[field]} {...shared} />
  )
  return (
    <fieldset id={`quote-${number}`} className={styles.quote}>
      <legend>Quote {number}</legend>
      <div className={styles.fields}>{first.map(fieldOf)}</div>
      {children}
      <Folded
        heading={compareQuotes.more}
        isUsed={folded.some((field) => isUsed(`${number}-${field}`, shared))}
      >
        <div className={styles.fields}>{folded.map(fieldOf)}</div>
      </Folded>
    </fieldset>
  )
}

type FurtherQuoteProps = FieldsProps & { number: number; heading: string; children: ReactNode }

/** A quote that is folded until something of it is typed. */
export function FurtherQuote({ number, heading, children, ...shared }: FurtherQuoteProps) {
  const isTyped = quoteFields.some((field) => isUsed(`${number}-${field}`, shared))
  return (
    <Folded heading={heading} isUsed={isTyped}>
      {children}
    </Folded>
  )
}

export function HomeFields(props: FieldsProps) {
  return (
    <Folded heading={compareQuotes.home} isUsed={homeFields.some((name) => isUsed(name, props))}>
      <div className={styles.fields}>
        {homeFields.map((name) => (
          <Field key={name} name={name} words={homeFieldWords[name]} {...props} />
        ))}
      </div>
    </Folded>
  )
}

function isUsed(name: string, { draft, problems }: FieldsProps): boolean {
  return (draft[name] ?? '') !== '' || name in problems
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

type FieldProps = FieldsProps & { name: string; words: FieldWords }

function Field({ name, words, draft, problems }: FieldProps) {
  const { label, unit, help, keyboard, kind, isWide } = words
  const id = `compare-${name}`
  const problem = problems[name]
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? true : undefined,
  }
  const isShort = (unit || keyboard || kind) && !isWide
  return (
    <div className={styles.field} data-short={isShort ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.control} data-unit={unit}>
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
