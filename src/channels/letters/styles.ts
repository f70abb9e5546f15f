import type { CSSProperties } from 'react'
import { theme } from '#edition/theme.ts'

// The site's colours and fallback fonts: mail programs support neither custom properties nor web fonts.
const { display, paper, paperDeep, eucalypt, ink, inkSoft, leaf, gold, line } = theme
const text =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

const blossom = (size: number, lift: number): CSSProperties => ({
  display: 'inline-block',
  width: size,
  height: size,
  borderRadius: '50%',
  backgroundColor: gold,
  marginRight: 3,
  verticalAlign: lift,
})

const plain = {
  margin: 0,
  fontSize: 16,
  lineHeight: '25px',
  color: ink,
} satisfies CSSProperties satisfies CSSProperties

export const styles = {
  body: { margin: 0, backgroundColor: paper, color: ink, fontFamily: text },
  page: { maxWidth: 600, padding: '32px 24px 40px' },
  masthead: { paddingBottom: 28 },
  blossoms: [blossom(9, 8), blossom(15, 1), blossom(7, -3)],
  // A penny, and the beam that falls on it.
  beams: [
    { ...blossom(16, -2), backgroundColor: '#b4632f', marginRight: -1 },
    { ...blossom(7, 11), borderRadius: 0 },
  ],
  wordmark: {
    fontFamily: display,
    fontSize: 22,
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: eucalypt,
    paddingLeft: 5,
  },
  title: {
    margin: '0 0 14px',
    fontFamily: display,
    fontSize: 32,
    lineHeight: '37px',
    fontWeight: 700,
    letterSpacing: '-0.014em',
    color: eucalypt,
    overflowWrap: 'anywhere',
  },
  heading: {
    margin: '34px 0 10px',
    fontFamily: display,
    fontSize: 21,
    lineHeight: '27px',
    fontWeight: 700,
    color: eucalypt,
  },
  words: { ...plain, margin: '0 0 12px', overflowWrap: 'anywhere' },
  reference: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em', color: eucalypt },
  notice: {
    ...plain,
    margin: '0 0 10px',
    padding: '11px 14px',
    backgroundColor: paperDeep,
    borderLeft: `3px solid ${eucalypt}`,
  },
  fact: { padding: '9px 0 10px', borderBottom: `1px solid ${line}` },
  factName: { ...plain, fontSize: 14, lineHeight: '20px', color: inkSoft },
  factValue: { ...plain, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  strong: { color: eucalypt },
  table: { margin: '20px 0 0', borderTop: `2px solid ${eucalypt}` },
  tableRow: { borderBottom: `1px solid ${line}` },
  tableName: {
    ...plain,
    width: 132,
    padding: '10px 18px 10px 0',
    verticalAlign: 'top',
    fontSize: 14,
    lineHeight: '20px',
    color: inkSoft,
  },
  tableValue: {
    ...plain,
    padding: '9px 0 10px',
    verticalAlign: 'top',
    lineHeight: '23px',
    overflowWrap: 'anywhere',
  },
  stepNumber: {
    width: 36,
    verticalAlign: 'top',
    fontFamily: display,
    fontSize: 21,
    lineHeight: '25px',
    fontWeight: 700,
    color: leaf,
  },
  stepWords: { paddingBottom: 14 },
  stepName: { ...plain, fontWeight: 600, color: eucalypt },
  stepText: { ...plain, color: inkSoft },
  list: { margin: '0 0 12px', padding: '0 0 0 20px' },
  item: { ...plain, margin: '0 0 4px' },
  link: { color: leaf, textDecoration: 'underline' },
  next: { padding: '24px 0 16px' },
  button: {
    borderRadius: 8,
    backgroundColor: gold,
    color: eucalypt,
    fontSize: 17,
    fontWeight: 700,
  },
  foot: { paddingTop: 30 },
  rule: { width: '100%', margin: '0 0 18px', border: 'none', borderTop: `1px solid ${line}` },
  footText: { ...plain, margin: '0 0 6px', fontSize: 14, lineHeight: '21px', color: inkSoft },
} satisfies Record<string, CSSProperties | CSSProperties[]>
