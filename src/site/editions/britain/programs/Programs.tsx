import type { Day } from '#domain/estimate/shared/day.ts'
import { programsLookup } from '#edition/calculators/calculators.ts'
import { Problem } from '#site/calculators/fields/Problem.tsx'
import band from '#site/sections/guide/Band.module.css'
import { MoneySection } from '#site/sections/guide/MoneySection.tsx'
import { RowsSection } from '#site/sections/guide/RowsSection.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './Programs.module.css'
import { type ProgramsQuery, programsView } from './programs-view.ts'

export type ProgramsProps = ProgramsQuery & { today: Day }

/** What is open in the reader’s nation. The address holds half a postcode at most: the field takes no more. */
export function Programs({ today, ...query }: ProgramsProps) {
  const { heading, problem, border, nations } = programsView(query, today)
  return (
    <section
      id="open"
      className={band.paper}
      data-props={JSON.stringify(query)}
      aria-labelledby="open-title"
    >
      <div className={`page ${band.pair}`} data-wide="right">
        <div>
          <h2 id="open-title">{heading}</h2>
          <form className={styles.form} method="get" action={`${programsLookup.path}#open`}>
            <label htmlFor="open-district">First half of your postcode</label>
            <input
              id="open-district"
              name="district"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="M14"
              maxLength={4}
              defaultValue={query.district}
              aria-describedby="open-district-problem"
              aria-invalid={problem === undefined ? undefined : true}
            />
            <button type="submit" className="quiet">
              Look it up
            </button>
            <Problem id="open-district" sentence={problem} />
          </form>
          {border && (
            <p className={styles.border}>
              {`${border.district} lies on a border. Which side is your home on? `}
              {border.nations.map(({ nation, name }) => (
                <a
                  key={nation}
                  href={`${programsLookup.path}?district=${border.district}&nation=${nation}#open`}
                >
                  {name}
                </a>
              ))}
            </p>
          )}
        </div>
        <div className={styles.nations}>
          {nations.map(({ nation, name, isOpen, programs, others }) => (
            <details key={nation} id={nation} open={isOpen}>
              <Summary>{name}</Summary>
              <MoneySection programs={programs} />
              <div className={styles.others}>
                <RowsSection rows={others} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
