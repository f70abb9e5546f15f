import { type Brand, registrationsOf } from '#content/brand.ts'
import type { Letter, Link, Part } from './letter.ts'

const width = 72

/** The letter as plain text. */
export function renderText(letter: Letter, brand: Brand): string {
  const { heading, parts, why } = letter
  const reason = why ? [[wrap(why.text), ...(why.link ? [link(why.link)] : [])].join('\n')] : []
  return `${[heading, ...parts.map(part), ...reason, foot(brand)].join('\n\n')}\n`
}

function part(part: Part): string {
  if (typeof part === 'string') return wrap(part)
  switch (part.kind) {
    case 'words':
      return wrap(part.text)
    case 'heading':
      return `\n${part.text}\n${'-'.repeat(part.text.length)}`
    case 'notice':
      return [wrap(part.text, '! '), ...(part.link ? [`  ${link(part.link)}`] : [])].join('\n')
    case 'reference':
      return `${part.name}: ${part.text}`
    case 'facts':
    case 'table':
      return part.facts
        .map(
          ({ name, value, note }) =>
            `${name}\n${wrap([value, note].filter(Boolean).join(' '), '  ')}`,
        )
        .join('\n')
    case 'steps':
      return part.steps
        .map(({ name, text }, index) => `${index + 1}. ${name}\n${wrap(text, '   ')}`)
        .join('\n')
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'link':
    case 'button':
      return link(part)
  }
}

function link({ text, address }: Link): string {
  return `${text}: ${address}`
}

function foot(brand: Brand): string {
  const { legalName, address, phone, email } = brand
  const { street, locality, region, postcode } = address
  return ['-- ', legalName]
    .concat(registrationsOf(brand).map(({ name, number }) => `${name} ${number}`))
    .concat([street, locality, `${region} ${postcode}`.trim()].filter(Boolean).join(', '))
    .concat(phone.label, email)
    .filter(Boolean)
    .join('\n')
}

/** Wraps text at 72 characters. `prefix` goes before the first line, and the others are indented to match. */
function wrap(text: string, prefix = ''): string {
  const lines = text.split('\n').flatMap((line) => {
    const wrapped: string[] = []
    for (const word of line.split(' ')) {
      const last = wrapped.at(-1)
      if (last !== undefined && last.length + word.length < width - prefix.length)
        wrapped[wrapped.length - 1] = `${last} ${word}`
      else wrapped.push(word)
    }
    return wrapped
  })
  return lines
    .map((line, index) => (index === 0 ? prefix : ' '.repeat(prefix.length)) + line)
    .join('\n')
}
