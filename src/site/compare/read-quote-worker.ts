import { PDF } from '@libpdf/core'
import { readQuoteAnswers } from '#content/pages/read-quote.ts'
import { type ReadQuote, readQuote } from '#estimate/quote/read-quote.ts'

/** What was read of a quote, and what to say of it. */
export type QuoteMessage = { fields: ReadQuote; answer: string }

/** Larger is no quote, and a phone would run out of memory. */
const largestFile = 20 * 1024 * 1024
/** A scanned page has no text, or a stamp of a few letters. */
const fewestLetters = 60
/** Without any of these it is no quote. */
const sizeOrPrice = ['price', 'kw', 'panels', 'battery']

// Sent a PDF or the text of a quote, answers once. The page ends the worker when it has its answer.
addEventListener('message', ({ data }: MessageEvent<File | string>) => {
  read(data)
    .catch(() => ({ fields: {}, answer: readQuoteAnswers.broken }))
    .then((message: QuoteMessage) => postMessage(message))
})

async function read(source: File | string): Promise<QuoteMessage> {
  const text = typeof source === 'string' ? source : await textOf(source)
  if (typeof source !== 'string' && text.replace(/\s/g, '').length < fewestLetters)
    return { fields: {}, answer: readQuoteAnswers.scan }
  const fields = readQuote(text)
  return sizeOrPrice.some((name) => name in fields)
    ? { fields, answer: readQuoteAnswers.found(Object.keys(fields).length) }
    : { fields: {}, answer: readQuoteAnswers.nothing }
}

async function textOf(file: File): Promise<string> {
  if (file.size > largestFile) throw new Error('too large')
  const pdf = await PDF.load(new Uint8Array(await file.arrayBuffer()))
  return pdf
    .extractText()
    .map(({ text }) => text)
    .join('\n')
}
