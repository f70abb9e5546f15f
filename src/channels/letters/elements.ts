import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Link } from './letter.ts'

/* What letters are built of: mail programs lay out by tables, and Outlook draws with the engine of Word. */

type Style = CSSProperties | undefined

/** A row of cells. It's a table of its own. */
export function row(style: Style, ...cells: ReactNode[]): ReactNode {
  return createElement(
    'table',
    {
      align: 'center',
      width: '100%',
      border: 0,
      cellPadding: '0',
      cellSpacing: '0',
      role: 'presentation',
      style,
    },
    createElement('tbody', null, createElement('tr', null, ...cells)),
  )
}

export function cell(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement('td', { style }, ...children)
}

export function section(style: Style, ...children: ReactNode[]): ReactNode {
  return row(style, cell(undefined, ...children))
}

/** Outlook keeps to margins only where each side is given by itself. */
export function paragraph(
  style: CSSProperties & { margin: string | number },
  ...children: ReactNode[]
): ReactNode {
  const [marginTop, marginRight = marginTop, marginBottom = marginTop, marginLeft = marginRight] =
    String(style.margin).split(' ')
  const sides = { marginTop, marginRight, marginBottom, marginLeft }
  return createElement('p', { style: { ...style, ...sides } }, ...children)
}

export function link({ text, address }: Link, style: CSSProperties): ReactNode {
  return createElement('a', { href: address, style, target: '_blank' }, text)
}

/** The padding of a button, in pixels. */
const [above, beside] = [14, 26]

/** Outlook knows no padding of a link: three hair spaces, stretched to half its width, are on either side, and raise the text. */
export function button({ text, address }: Link, look: CSSProperties): ReactNode {
  const stretch = `mso-font-width:${(beside / 3 / 2) * 100}%`
  const spaces = '&#8202;'.repeat(3)
  const style = {
    lineHeight: '100%',
    textDecoration: 'none',
    display: 'inline-block',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    ...look,
    paddingTop: above,
    paddingRight: beside,
    paddingBottom: above,
    paddingLeft: beside,
  }
  const label = {
    maxWidth: '100%',
    display: 'inline-block',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: points(above),
  }
  return createElement(
    'a',
    { href: address, style, target: '_blank' },
    onlyOutlook(`<i style="${stretch};mso-text-raise:${points(2 * above)}" hidden>${spaces}</i>`),
    createElement('span', { style: label }, text),
    onlyOutlook(`<i style="${stretch}" hidden>${spaces}&#8203;</i>`),
  )
}

function points(pixels: number): number {
  return (pixels * 3) / 4
}

function onlyOutlook(html: string): ReactNode {
  const __html = `<!--[if mso]>${html}<![endif]-->`
  return createElement('span', { dangerouslySetInnerHTML: { __html } })
}

const longestPreview = 150

/** The line beside the subject. What has no width follows it, so that inboxes don't go on with the letter's first words. */
export function preview(text: string): ReactNode {
  const visible = text.slice(0, longestPreview)
  const filler = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(
    longestPreview - visible.length,
  )
  const hidden = {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  }
  return createElement('div', { style: hidden }, visible, createElement('div', null, filler))
}
