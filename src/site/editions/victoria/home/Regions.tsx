import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { home } from '#edition/pages/home.ts'
import { areaYields, cityYields, type SunArea } from '#estimate/data/sun.ts'
import { Summary } from '#site/ui/Summary.tsx'
import { Text } from '#site/ui/Text.tsx'
import styles from './Regions.module.css'

const kilowatts = 6.6
const areas: Record<SunArea, string> = {
  coast: 'Coast and Gippsland, Vic',
  highlands: 'Central highlands, Vic',
  north: 'North and Wimmera, Vic',
  mallee: 'Mallee, Vic',
}
const places = [
  ...Object.entries(cityYields.value),
  ...(Object.keys(areas) as SunArea[]).map(
    (area) => [areas[area], areaYields.value[area]] as const,
  ),
].toSorted(([, one], [, other]) => other - one)

/** Why now, what the sun makes here, and three short guides. */
export function Regions() {
  const { why, regions, guides } = home
  return (
    <section>
      <div className={`page ${styles.columns}`}>
        <div>
          <h2>{why.heading}</h2>
          <ul className={styles.rows}>
            {why.reasons.map((reason) => (
              <li key={reason}>
                <Text>{reason}</Text>
              </li>
            ))}
          </ul>
          <p className="dated">{why.advertised}</p>
          <p className={styles.more}>
            <a href={why.link.path}>{why.link.label}</a>
          </p>
        </div>
        <div>
          <h2>{regions.heading}</h2>
          <p className={styles.more}>{regions.lead}</p>
          <details className={styles.places}>
            <Summary>{regions.fold}</Summary>
            <table className="table">
              <caption>{regions.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">Place</th>
                  <th scope="col">kWh a year</th>
                </tr>
              </thead>
              <tbody>
                {places.map(([name, daily]) => (
                  <tr key={name} data-strong={name === 'Melbourne' ? '' : undefined}>
                    <th scope="row">{name}</th>
                    <td>{formatNumber(Math.round(daily * kilowatts * 36.5) * 10)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="dated">{regions.note}</p>
          </details>
          <h2 className={styles.guides}>{guides.heading}</h2>
          <ul className={styles.rows}>
            {guides.links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
