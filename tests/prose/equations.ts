/** A sum in prose: what is calculated, and the result that the prose states. */
export type Equation = { text: string; left: number; right: string }

const units = /\s?(?:\/kWh|kWh|MWh|kW|W|c|cents?|years?|days?|km|h|per cent|hours)(?![\p{L}\d])/gu
const operand = '[$(]*\\d[\\d,]*(?:\\.\\d+)?⁴?\\)*'
const equation = new RegExp(
  `(${operand}(?:\\s*[+−×÷]\\s*${operand})+)\\s*=\\s*(?:about )?([−$]*\\d[\\d,]*(?:\\.\\d+)?)`,
  'g',
)

export function equationsIn(text: string): Equation[] {
  const plain = text.replaceAll('&#8288;', '').replaceAll(units, '')
  return Array.from(plain.matchAll(equation), ([whole, left = '', right = '']) => ({
    text: whole,
    left: reckon(left),
    right,
  }))
}

/** Whether a result reads so: rounded as it shows, in per cent or in cents where the sum is in shares or in dollars. */
export function addsUp({ left, right }: Equation): boolean {
  const [, decimals = ''] = /\.(\d+)/.exec(right) ?? []
  const result = Number(right.replaceAll(/[$,]/g, '').replace('−', '-'))
  return [left, 100 * left].some(
    (value) => Math.abs(value - result) <= 0.5 * 10 ** -decimals.length + 1e-6,
  )
}

/** (6 × 80 + 25) ÷ 7: products before sums, brackets before both. */
function reckon(text: string): number {
  const tokens = text.replaceAll(/[\s,$]/g, '').match(/\d+(?:\.\d+)?|[()+−×÷⁴]/g) ?? []
  const factor = (): number => {
    const token = tokens.shift()
    const value = token === '(' ? inBrackets() : Number(token)
    if (tokens[0] !== '⁴') return value
    tokens.shift()
    return value ** 4
  }
  const inBrackets = (): number => {
    const value = total()
    tokens.shift()
    return value
  }
  const product = (): number => {
    let value = factor()
    while (tokens[0] === '×' || tokens[0] === '÷')
      value = tokens.shift() === '×' ? value * factor() : value / factor()
    return value
  }
  const total = (): number => {
    let value = product()
    while (tokens[0] === '+' || tokens[0] === '−')
      value = tokens.shift() === '+' ? value + product() : value - product()
    return value
  }
  return total()
}
