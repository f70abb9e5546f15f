import styles from './Chart.module.css'
import { seasonLabels, seasons } from './day-view.ts'

/** All days are in the page; the style shows the one that is checked. */
export function SeasonChoice({ name, legend }: { name: string; legend: string }) {
  return (
    <fieldset className={styles.seasons}>
      <legend className="visually-hidden">{legend}</legend>
      {seasons.map((season) => (
        <label key={season}>
          <input type="radio" name={name} value={season} defaultChecked={season === 'mean'} />
          {seasonLabels[season]}
        </label>
      ))}
    </fieldset>
  )
}
