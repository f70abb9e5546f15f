import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, type ReactElement } from 'react'
import type { Brand } from '#content/brand.ts'
import type { Fact, Letter, Part } from './letter.ts'
import { styles } from './styles.ts'

/** The letter as HTML in the brand's design. It loads no images, so that opening it cannot be tracked. */
export function renderHtml(letter: Letter, brand: Brand): Promise<string> {
  return render(
    createElement(
      Html,
      { lang: brand.locale },
      createElement(
        Head,
        null,
        createElement('title', null, letter.subject),
        createElement('meta', { name: 'color-scheme', content: 'light' }),
        createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      ),
      createElement(Preview, null, letter.preview),
      createElement(
        Body,
        { style: styles.body },
        createElement(
          Container,
          { style: styles.page },
          masthead(brand),
          createElement(Heading, { as: 'h1', style: styles.title }, letter.heading),
          ...letter.parts.map(part),
          foot(letter, brand),
        ),
      ),
    ),
  )
}

/** The brand's mark, made of what mail programs can draw: round blossoms for the wattle, a bar for the beam. */
function masthead({ name, mark }: Brand): ReactElement {
  const blossoms = mark === 'wattle' ? styles.blossoms : styles.beams
  return createElement(
    Section,
    { style: styles.masthead },
    ...blossoms.map((style) => createElement('span', { style })),
    createElement('span', { style: styles.wordmark }, name),
  )
}

function part(part: Part): ReactElement {
  switch (part.kind) {
    case 'words':
      return createElement(Text, { style: styles.words }, ...emphasised(part))
    case 'heading':
      return createElement(Heading, { as: 'h2', style: styles.heading }, part.text)
    case 'notice':
      return notice(part)
    case 'reference':
      return createElement(
        Text,
        { style: styles.words },
        `${part.name} `,
        createElement('strong', { style: styles.reference }, part.text),
      )
    case 'facts':
      return createElement(Section, null, ...part.facts.map(fact))
    case 'table':
      return createElement(Section, { style: styles.table }, ...part.facts.map(tableRow))
    case 'steps':
      return createElement(Section, null, ...part.steps.map(step))
    case 'list':
      return createElement(
        'ul',
        { style: styles.list },
        ...part.items.map((item) => createElement('li', { style: styles.item }, item)),
      )
    case 'link':
      return createElement(
        Text,
        { style: styles.words },
        createElement(Link, { href: part.link.address, style: styles.link }, part.link.text),
      )
    case 'button':
      return createElement(
        Section,
        { style: styles.next },
        createElement(Button, { href: part.link.address, style: styles.button }, part.link.text),
      )
  }
}

function emphasised({ text, strong }: Part & { kind: 'words' }): (string | ReactElement)[] {
  const [before, after] = strong ? text.split(strong, 2) : []
  if (strong === undefined || before === undefined || after === undefined) return [text]
  return [before, createElement('strong', { style: styles.strong }, strong), after]
}

function notice({ text, link }: Part & { kind: 'notice' }): ReactElement {
  const more = link && createElement(Link, { href: link.address, style: styles.link }, link.text)
  return createElement(Text, { style: styles.notice }, text, more ? ' ' : null, more)
}

function fact({ name, value, address }: Fact): ReactElement {
  return createElement(
    Section,
    { style: styles.fact },
    createElement(Text, { style: styles.factName }, name),
    createElement(
      Text,
      { style: styles.factValue },
      address ? createElement(Link, { href: address, style: styles.link }, value) : value,
    ),
  )
}

function tableRow({ name, value, address }: Fact): ReactElement {
  const label = createElement(Column, { key: 'name', style: styles.tableName }, name)
  const cell = createElement(
    Column,
    { key: 'value', style: styles.tableValue },
    address ? createElement(Link, { href: address, style: styles.link }, value) : value,
  )
  return createElement(Row, { style: styles.tableRow, children: [label, cell] })
}

function step({ name, text }: { name: string; text: string }, index: number): ReactElement {
  const number = createElement(
    Column,
    { key: 'number', style: styles.stepNumber },
    String(index + 1),
  )
  const words = createElement(
    Column,
    { key: 'words', style: styles.stepWords },
    createElement(Text, { style: styles.stepName }, name),
    createElement(Text, { style: styles.stepText }, text),
  )
  return createElement(Row, { children: [number, words] })
}

function reason({ text, link }: NonNullable<Letter['why']>): (string | ReactElement)[] {
  if (!link) return [text]
  return [text, ' ', createElement(Link, { href: link.address, style: styles.link }, link.text)]
}

function foot({ why }: Letter, brand: Brand): ReactElement {
  const { legalName, strapline, address, phone, email } = brand
  const { street, locality, region, postcode } = address
  return createElement(
    Section,
    { style: styles.foot },
    createElement(Hr, { style: styles.rule }),
    createElement(Text, { style: styles.footText }, ...(why ? reason(why) : [strapline])),
    createElement(
      Text,
      { style: styles.footText },
      `${legalName}, ${street}, ${locality} ${region} ${postcode}`.replace(/ {2,}/g, ' '),
      createElement('br'),
      createElement(Link, { href: `tel:${phone.link}`, style: styles.link }, phone.label),
      ' · ',
      createElement(Link, { href: `mailto:${email}`, style: styles.link }, email),
    ),
  )
}
