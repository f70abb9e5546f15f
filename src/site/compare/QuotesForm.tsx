import type { ComponentProps } from 'react'
import { mostQuotes, type QuotesDraft, quoteFields } from '#domain/quote/draft.ts'
import { compareQuotes, homeFieldWords, quoteFieldWords } from '#edition/pages/compare-quotes.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './QuotesForm.module.css'

type FieldsProps = { draft: QuotesDraft; problems: Readonly<Record<string, string>> }
type Props = FieldsProps & { isAnswered: boolean } & ComponentProps<'form'>

/** What each quote says, as plain fields. Sent with GET: the answer is an address that can be kept. */
export function QuotesForm({ draft, problems, isAnswered, ...form }: Props) {
  const numbers = Array.from({ length: mostQuotes }, (_, index) => index + 1)
  const shared = { draft, problems }
  return (
    <form
      data-screen-only=""
      className={styles.form}
      method="get"
      action="/compare-quotes"
      noValidate
      {...form}
    >
      <div className={styles.home}>
        {(['postcode', 'bill'] as const).map((name) => (
          <Field key={name} name={name} {...homeFieldWords[name]} {...shared} />
        ))}
      </div>
      <div className={styles.quotes}>
        {numbers.slice(0, 2).map((number) => (
          <QuoteFields key={number} number={number} {...shared} />
        ))}
      </div>
      {numbers.slice(2).map((number) => (
        <details key={number} className={styles.third} open={isTyped(number, draft)}>
          <Summary>Add a third quote</Summary>
          <QuoteFields number={number} {...shared} />
        </details>
      ))}
      <button type="submit" className="button">
        {isAnswered ? compareQuotes.again : compareQuotes.submit}
      </button>
      <p className="dated">{compareQuotes.privacy}</p>
    </form>
  )
}

function isTyped(number: number, draft: QuotesDraft): boolean {
  return quoteFields.some((field) => (draft[`${number}-${field}`] ?? '') !== '')
}

function QuoteFields({ number, ...shared }: FieldsProps & { number: number }) {
  return (
    <fieldset id={`quote-${number}`} className={styles.quote}>
      <legend>Quote {number}</legend>
      {quoteFields.map((field) => (
        <Field key={field} name={`${number}-${field}`} {...quoteFieldWords[field]} {...shared} />
      ))}
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
      data-short={unit !== undefined || keyboard === 'numeric' || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.control} data-unit={unit}>
        <input
          id={id}
          name={name}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={keyboard}
          defaultValue={draft[name] ?? ''}
          maxLength={60}
          autoComplete={name === 'postcode' ? 'postal-code' : 'off'}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem ? true : undefined}
        />
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
