import { heroFrame } from '#pictures/hero-frame.ts'
import { Faces, Lines } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { boughtByMonth } from '../bought-by-month.ts'
import { KitchenTable, Mug } from '../KitchenTable.tsx'
import { area, onSheet, Paper } from '../papers.tsx'

const view = createView({ turn: 1.5, rise: 58, scale: 1000, origin: [60, 206] }, heroFrame, day)

export function HeroTwoBills() {
  return (
    <KitchenTable view={view}>
      <Bill
        centre={[0.22, 0.22]}
        turn={-3}
        months={boughtByMonth.map(({ before }) => before)}
        bar={day.grid}
      />
      <Bill
        centre={[0.5, 0.23]}
        turn={3}
        months={boughtByMonth.map(({ after }) => after)}
        bar={day.door}
      />
      <Mug view={view} x={0.68} y={0.36} />
    </KitchenTable>
  )
}

interface BillProps {
  centre: readonly [number, number]
  turn: number
  /** kWh bought from January on. */
  months: readonly number[]
  bar: string
}

/** A bill with its twelve months in bars. */
function Bill({ centre, turn, months, bar }: BillProps) {
  const sheet = { centre, size: [0.25, 0.33] as const, turn }
  const at = onSheet(sheet)
  const most = Math.max(...boughtByMonth.map(({ before }) => before))
  return (
    <>
      <Paper view={view} sheet={sheet} fill={day.trim} />
      <Faces view={view} planes={[area(at, [0.025, 0.11], [0.275, 0.3])]} fill={day.doorBlue} />
      <Lines
        view={view}
        segments={[0.3, 0.288, 0.276].map((up) => [at(0.17, up), at(0.225, up)])}
        colour={day.steel}
        width={2.4}
      />
      <Lines
        view={view}
        segments={[0.245, 0.232, 0.06, 0.047, 0.034].map((up, index) => [
          at(0.025, up),
          at(index % 2 === 0 ? 0.225 : 0.16, up),
        ])}
        colour={day.steelLight}
        width={2}
      />
      <Faces
        view={view}
        fill={bar}
        planes={months.map((kWh, index) =>
          area(
            at,
            [0.027 + index * 0.0168, 0.039 + index * 0.0168],
            [0.085, 0.085 + (0.125 * kWh) / most],
          ),
        )}
      />
      <Lines
        view={view}
        segments={[[at(0.025, 0.085), at(0.23, 0.085)]]}
        colour={day.doorBlue}
        width={2}
      />
    </>
  )
}
