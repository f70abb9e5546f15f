import { cityYields } from '#content/figures.ts'
import { home } from '#content/pages/home.ts'
import styles from './Regions.module.css'

const kilowatts = 6.6
const most = Math.max(...cityYields.map(({ daily }) => daily))

export function Regions() {
  const { heading, lead, caption, note } = home.regions
  return (
    <section className={styles.regions}>
      <div className={`page ${styles.grid}`}>
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
                <th scope="col">City</th>
                <th scope="col">kWh per kW, each day</th>
                <th scope="col">kWh in a year</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {cityYields.map(({ city, daily }, index) => (
                <tr key={city} className={index === 0 ? styles.here : undefined}>
                  <th scope="row">{city}</th>
                  <td>{daily.toFixed(1)}</td>
                  <td>{Math.round(daily * kilowatts * 365).toLocaleString('en-AU')}</td>
                  <td>
                    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={Math.round((100 * daily) / most)} height="12" />
                    </svg>
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
