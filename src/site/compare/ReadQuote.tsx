import { useEffect, useRef } from 'react'
import { readQuoteWords } from '#content/pages/read-quote.ts'
import { Fold } from './Fold.tsx'
import styles from './ReadQuote.module.css'
import type { QuoteMessage } from './read-quote-worker.ts'

export type ReadQuoteProps = { number: number }

/** Fills the fields of a quote from its PDF or pasted text, on this device. What reads it is loaded only then. */
export function ReadQuote({ number }: ReadQuoteProps) {
  const file = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const id = `read-${number}`

  const read = (source?: File | string) => {
    if (source && file.current?.form && status.current)
      readIntoFields(source, number, file.current.form, status.current)
  }
  const takeFile = () => read(file.current?.files?.[0])
  // One may be chosen before this is hydrated. Runs once.
  useEffect(takeFile, [])

  return (
    <details className={styles.read}>
      <Fold>{readQuoteWords.heading}</Fold>
      <p id={`${id}-device`}>{readQuoteWords.device}</p>
      <label htmlFor={id}>{readQuoteWords.choose}</label>
      <input
        ref={file}
        id={id}
        type="file"
        accept=".pdf"
        onChange={takeFile}
        aria-describedby={`${id}-device`}
      />
      <label htmlFor={`${id}-text`}>{readQuoteWords.paste}</label>
      <textarea ref={text} id={`${id}-text`} rows={3} />
      <button type="button" className="quiet" onClick={() => read(text.current?.value)}>
        {readQuoteWords.fill}
      </button>
      <p ref={status} role="status" />
    </details>
  )
}

/** Writes what a worker reads into the fields, marked to be checked, and what it says into the status line. */
function readIntoFields(
  source: File | string,
  number: number,
  form: HTMLFormElement,
  status: HTMLElement,
): void {
  status.textContent = readQuoteWords.reading
  const worker = new Worker(new URL('./read-quote-worker.ts', import.meta.url), { type: 'module' })
  const finish = (answer: string) => {
    worker.terminate()
    status.textContent = answer
  }
  worker.addEventListener('error', () => finish(readQuoteWords.broken))
  worker.addEventListener('message', ({ data }: MessageEvent<QuoteMessage>) => {
    for (const [name, value] of Object.entries(data.fields)) {
      const field = form.elements.namedItem(`${number}-${name}`)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      field.value = value
      field.dataset.read = ''
      // A field the visitor types into counts as checked.
      field.addEventListener('input', () => delete field.dataset.read, { once: true })
      field.closest('details')?.setAttribute('open', '')
    }
    form.dispatchEvent(new Event('input', { bubbles: true }))
    finish(data.answer)
  })
  worker.postMessage(source)
}
