import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { home } from '#edition/pages/home.ts'
import { victorianAreaYields } from '#estimate/data/area-yields.ts'
import { cityYields } from '#estimate/data/sun.ts'
import styles from './Regions.module.css'

type Place = { name: string; daily: number; kind?: 'here' | 'estimated' }

const kilowatts = 6.6
const places: Place[] = [
  ...Object.entries(cityYields.value).map(([name, daily]) =>
    name === 'Melbourne' ? { name, daily, kind: 'here' as const } : { name, daily },
  ),
  ...Object.entries(victorianAreaYields.value).map(([name, daily]) => ({
    name,
    daily,
    kind: 'estimated' as const,
  })),
].toSorted((one, other) => one.daily - other.daily)

/** Of the plot, kWh per kW each day. It doesn’t begin at zero: dots stand for a place on the scale, not for a length. */
const scale = { from: 3.4, to: 4.5, ticks: [3.5, 4, 4.5] }
const across = (daily: number) =>
  Math.round((1000 * (daily - scale.from)) / (scale.to - scale.from)) / 10

export function Regions() {
  const { heading, lead, caption, note } = home.regions
  return (
    <section className={styles.regions}>
      <div className={`page split ${styles.grid}`}>
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <h3 className={styles.whyHeading}>{home.why.heading}</h3>
          <ul className={styles.why}>
            {home.why.reasons.map(({ strong, text }) => (
              <li key={strong}>
                <b>{strong}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <table className={styles.yield}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">kWh in a year</th>
                <th scope="col">kWh per kW, each day</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ name, daily, kind }) => (
                <tr key={name} className={kind && styles[kind]}>
                  <th scope="row">
                    {name}
                    {kind === 'estimated' && <small> Victoria, estimated</small>}
                  </th>
                  <td>{formatNumber(Math.round(daily * kilowatts * 36.5) * 10)}</td>
                  <td>
                    <Dot daily={daily} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`dated ${styles.note}`}>{note}</p>
        </div>
      </div>
    </section>
  )
}

/** A place on the scale, with its value beside it. */
function Dot({ daily }: { daily: number }) {
  const x = across(daily)
  const isFarRight = x > 75
  return (
    <svg className={styles.dot} role="img" aria-label={daily.toFixed(1)}>
      {scale.ticks.map((tick) => (
        <line key={tick} x1={`${across(tick)}%`} x2={`${across(tick)}%`} y1="0" y2="100%" />
      ))}
      <circle cx={`${x}%`} cy="50%" r="6" />
      <text
        x={`${x}%`}
        dx={isFarRight ? -12 : 12}
        y="50%"
        textAnchor={isFarRight ? 'end' : 'start'}
      >
        {daily.toFixed(1)}
      </text>
    </svg>
  )
}
