import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Brand, registrationsOf } from '#content/brand.ts'
import { button, cell, link, paragraph, preview, row, section } from './elements.ts'
import type { Fact, Letter, Link, Part } from './letter.ts'
import { styles } from './styles.ts'

// Mail programs take this one for granted, and some change their reading of HTML with another.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The letter as HTML in the brand's design. It loads no images, so that opening it cannot be tracked. */
export function renderHtml(letter: Letter, brand: Brand): string {
  const { backgroundColor } = styles.body
  const markup = renderToStaticMarkup(
    createElement(
      'html',
      { dir: 'ltr', lang: brand.locale },
      createElement(
        'head',
        null,
        createElement('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
        createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
        createElement('title', null, letter.subject),
        createElement('meta', { name: 'color-scheme', content: 'light' }),
        createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      ),
      createElement(
        'body',
        { style: { backgroundColor, margin: 0 } },
        preview(letter.preview),
        row(
          undefined,
          cell(
            styles.body,
            section(
              styles.page,
              masthead(brand),
              createElement('h1', { style: styles.title }, letter.heading),
              ...letter.parts.map(part),
              foot(letter, brand),
            ),
          ),
        ),
      ),
    ),
  )
  return doctype + markup
}

/** The brand's mark, made of what mail programs can draw: round blossoms for the wattle, a penny and a square for the beam. */
function masthead({ name, mark }: Brand): ReactNode {
  const blossoms = mark === 'wattle' ? styles.blossoms : styles.beams
  return section(
    styles.masthead,
    ...blossoms.map((style) => createElement('span', { style })),
    createElement('span', { style: styles.wordmark }, name),
  )
}

function part(part: Part): ReactNode {
  if (typeof part === 'string') return paragraph(styles.words, part)
  switch (part.kind) {
    case 'words':
      return paragraph(styles.words, ...emphasised(part))
    case 'heading':
      return createElement('h2', { style: styles.heading }, part.text)
    case 'notice':
      return paragraph(styles.notice, part.text, ...followedBy(part.link))
    case 'reference':
      return paragraph(
        styles.words,
        `${part.name} `,
        createElement('strong', { style: styles.reference }, part.text),
      )
    case 'facts':
      return section(undefined, ...part.facts.map(fact))
    case 'table':
      return section(styles.table, ...part.facts.map(tableRow))
    case 'steps':
      return section(undefined, ...part.steps.map(step))
    case 'list':
      return createElement(
        'ul',
        { style: styles.list },
        ...part.items.map((item) => createElement('li', { style: styles.item }, item)),
      )
    case 'link':
      return paragraph(styles.words, link(part, styles.link))
    case 'button':
      return section(styles.next, button(part, styles.button))
  }
}

function emphasised({ text, strong }: { text: string; strong: string }): ReactNode[] {
  const [before, after] = text.split(strong, 2)
  if (before === undefined || after === undefined) return [text]
  return [before, createElement('strong', { style: styles.strong }, strong), after]
}

function followedBy(next: Link | undefined): ReactNode[] {
  return next ? [' ', link(next, styles.link)] : []
}

function fact(fact: Fact): ReactNode {
  return section(
    styles.fact,
    paragraph(styles.factName, fact.name),
    paragraph(styles.factValue, ...factValue(fact)),
  )
}

function tableRow(fact: Fact): ReactNode {
  return row(
    styles.tableRow,
    cell(styles.tableName, fact.name),
    cell(styles.tableValue, ...factValue(fact)),
  )
}

function factValue({ value, address, note }: Fact): ReactNode[] {
  const words = address ? link({ text: value, address }, styles.link) : value
  return note ? [words, ` ${note}`] : [words]
}

function step({ name, text }: { name: string; text: string }, index: number): ReactNode {
  return row(
    undefined,
    cell(styles.stepNumber, String(index + 1)),
    cell(styles.stepWords, paragraph(styles.stepName, name), paragraph(styles.stepText, text)),
  )
}

function foot({ why }: Letter, brand: Brand): ReactNode {
  const { legalName, strapline, address, phone, email } = brand
  const { street, locality, region, postcode } = address
  return section(
    styles.foot,
    createElement('hr', { style: styles.rule }),
    paragraph(styles.footText, why?.text ?? strapline, ...followedBy(why?.link)),
    paragraph(
      styles.footText,
      [
        legalName,
        ...registrationsOf(brand).map(({ name, number }) => `${name} ${number}`),
        street,
        `${locality} ${region} ${postcode}`,
      ]
        .filter(Boolean)
        .join(', ')
        .replace(/ {2,}/g, ' '),
      createElement('br'),
      link({ text: phone.label, address: `tel:${phone.link}` }, styles.link),
      ' · ',
      link({ text: email, address: `mailto:${email}` }, styles.link),
    ),
  )
}
