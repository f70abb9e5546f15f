import { firmWords } from '#content/pages/firm.ts'
import { mapViews } from '#estimate/installer/area-map.ts'
import firm from '../Firm.module.css'
import styles from './AreaMap.module.css'
import type { WorkProps } from './work.ts'

const words = firmWords.work.where.map

/** Where it works, a dot for each postcode, and the regions to press. The list beside it holds all that the map shows. */
export function AreaMap({ map }: { map: NonNullable<WorkProps['map']> }) {
  const { rest, covered, fresh, gone, presses, counts } = map
  return (
    <div>
      <fieldset>
        <legend className={firm.note}>{words.press}</legend>
        <div className={styles.regions}>
          {presses.map(({ act, label, isIn }) => (
            <button
              key={act}
              type="submit"
              name="act"
              value={act}
              className="quiet"
              aria-pressed={isIn}
            >
              {isIn && '✓ '}
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.map}>
        {mapViews.map(({ label, box }) => (
          <figure key={label}>
            <svg viewBox={box} role="img" aria-label={`${label}: ${words.label}`}>
              <path className={styles.rest} d={rest} />
              <path className={styles.covered} d={covered} />
              <path className={styles.fresh} d={fresh} />
              <path className={styles.hollow} d={fresh} />
              <path className={styles.gone} d={gone} />
            </svg>
            <figcaption className={`muted ${firm.note}`}>{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className={firm.note}>
        {words.key
          .replace('{covered}', String(counts.covered))
          .replace('{fresh}', String(counts.fresh))
          .replace('{gone}', String(counts.gone))}
      </p>
    </div>
  )
}
