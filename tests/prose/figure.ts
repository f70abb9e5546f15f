/** The basis of a figure in prose. */
export type Basis =
  /** What our model or its data find. */
  | { on: 'model'; value: number; step?: number }
  /** A sum that a reader can repeat with other figures of the page. */
  | { on: 'arithmetic'; value: number; step?: number }
  /** A source that is named on the page. */
  | { on: 'source'; name: string }
  /** What is often advertised. It says so, with the month it was checked. */
  | { on: 'advertisement' }
  /** What an example takes for granted, and says so. */
  | { on: 'example' }

/** Each figure of a page as it is written, and its basis. */
export type Register = Readonly<Record<string, Basis>>

/** `step`: where it is rounded more than its digits show, as in ‘about $11,000’. */
export const model = (value: number, step?: number): Basis => ({ on: 'model', value, step })
export const sum = (value: number, step?: number): Basis => ({ on: 'arithmetic', value, step })
export const source = (name: string): Basis => ({ on: 'source', name })
export const advertisement: Basis = { on: 'advertisement' }
export const example: Basis = { on: 'example' }

/** The same for each of several figures: all('source', '$1', '$2'). */
export function all(basis: Basis, ...figures: readonly string[]): Register {
  return Object.fromEntries(figures.map((figure) => [figure, basis]))
}

const dollars = /\$\d+(?:,\d{3})*(?:\.\d+)?(?: (?:million|billion))?/g
const cents =
  /(\d+(?:\.\d+)?)(?:[ {2}]?(?:c\b|cents?\b)|(?=(?:–| to | or )\d+(?:\.\d+)?[ {2}]?(?:c\b|cents?\b)))/g
const years = /(\d+\.\d+) years/g

/** Money and years of payback in a text, each in one spelling: $1,482, 28.2 c, 10.7 years. */
export function figuresIn(text: string): string[] {
  return [
    ...Array.from(text.matchAll(dollars), ([figure]) => figure),
    ...Array.from(text.matchAll(cents), ([, number]) => `${number} c`),
    ...Array.from(text.matchAll(years), ([figure]) => figure),
  ]
}

function numberIn(figure: string): number {
  return Number(figure.replaceAll(/[^\d.]/g, ''))
}

/** Whether a value reads like this once it is rounded as the figure is. */
export function readsAs(figure: string, value: number, step?: number): boolean {
  const [, decimals = ''] = /\.(\d+)/.exec(figure) ?? []
  const unit = step ?? 10 ** -decimals.length
  return Math.abs(numberIn(figure) - value) <= unit / 2 + 1e-6
}
