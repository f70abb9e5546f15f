import { type Band, bandNames, type Held, holdHomes } from '../tests/honesty.ts'
import type { Report, Row } from './report.ts'
import { median } from './statistics.ts'

const homes = 500
/** Per cent of homes whose truth a band must hold: it says eight in ten. */
const [least, most] = [76, 84]

const names: Record<Band, string> = {
  panels: 'what panels save',
  battery: 'what a battery saves on top',
  both: 'what both save',
  bought: 'what is still bought',
}

/** How many simulated homes, in steps of five minutes, lie within the bands that the calculator prints for them. */
export async function honesty(): Promise<Report> {
  const { held, refused } = holdHomes(homes)
  return {
    title: 'Honesty',
    how: `${homes} homes made from published facts alone (tests/simulated-homes), a year each in steps of five minutes, told to the calculator as a visitor would tell it. A band has to hold the truth of ${least} to ${most} in a hundred.`,
    versions: {},
    rows: [
      ...bandNames.map((name) => rowOf(names[name], held[name])),
      { what: 'homes the calculator turns down, in words', figure: String(refused) },
    ],
    samples: {},
  }
}

function rowOf(what: string, held: readonly Held[]): Row {
  const share = (where: Held['held']) =>
    (100 * held.filter((one) => one.held === where).length) / held.length
  const within = share('within')
  const middle = median(held.map((one) => one.middle))
  return {
    what: `${what}, ${held.length} homes`,
    figure: `${within.toFixed(1)} % within, ${share('below').toFixed(1)} below, ${share('above').toFixed(1)} above; middle ${middle.toFixed(2)} of the truth`,
    against: `${least} to ${most} %`,
    good: within >= least && within <= most,
    firm: 'always',
  }
}
