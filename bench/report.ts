import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { circumstances } from './circumstances.ts'
import { mean } from './statistics.ts'

/**
 * The results of a bench. `good` is absent where a figure has no limit; `firm` says when
 * a bound that is broken fails the run: a machine at work for others makes every time longer.
 */
export type Report = {
  title: string
  how: string
  versions: Record<string, string>
  rows: Row[]
  samples: Record<string, readonly (number | string)[]>
}
export type Row = {
  what: string
  figure: string
  against?: string
  ratio?: number
  good?: boolean
  firm?: 'always' | 'when quiet'
}

/** Our mean rate beside a peer's. Without samples the peer is not installed. */
export function beside(
  what: string,
  ours: readonly number[],
  peer: string,
  theirs: readonly number[],
  least?: number,
): Row {
  const row = { what, figure: rate(mean(ours)) }
  if (theirs.length === 0) return { ...row, against: `${peer}: not installed` }
  const ratio = mean(ours) / mean(theirs)
  const against = `${peer}: ${rate(mean(theirs))}${least ? `, at least ${least} of it` : ''}`
  if (least === undefined) return { ...row, against, ratio }
  return { ...row, against, ratio, good: ratio >= least, firm: 'when quiet' }
}

function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en')}/s`
}

const file = new URL('results.md', import.meta.url)
const top =
  '# Results\n\nWritten by `npm run bench`. Each section tells when, where and on which commit it was measured.\n'

/** Puts the report in the place of the one before; other benches’ sections stay. */
export function record(report: Report, inUse: number): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : top
  const [, ...sections] = before.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${report.title}\n`))
  const all = [...others, sectionFor(report, inUse)].map((section) => section.trim()).toSorted()
  writeFileSync(file, `${[top.trim(), ...all].join('\n\n')}\n`)
}

function sectionFor({ title, how, versions, rows, samples }: Report, inUse: number): string {
  return [
    `## ${title}`,
    how,
    circumstances(versions, inUse),
    tableOf(rows),
    'Samples:',
    Object.entries(samples)
      .map(([what, values]) => `- ${what}: ${values.join(', ')}`)
      .join('\n'),
  ].join('\n\n')
}

export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ what, figure, against = '', ratio, good }) => [
    what,
    figure,
    against,
    ratio?.toFixed(2) ?? '',
    good === undefined ? '' : good ? 'pass' : 'falls short',
  ])
  return [['what', 'figure', 'limit or peer', 'ratio', ''], Array(5).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
