import { Icon } from '../ui/Icon.tsx'
import { receiverLabel } from '../words/labels.ts'
import styles from './Failing.module.css'
import figures from './Figures.module.css'
import type { Insights } from './insights-query.ts'
import { Panel } from './Panel.tsx'
import { number } from './words.ts'

/** Who does not get what they are owed. */
export function Failing({ failing }: { failing: Insights['failing'] }) {
  return (
    <Panel title="Deliveries failing" about="waiting now; given up in these days">
      {failing.length === 0 ? (
        <p className={styles.none}>
          <Icon name="done" /> Every delivery arrived, or is on its way for the first time.
        </p>
      ) : (
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">Receiver</th>
              <th scope="col" className={figures.number}>
                To be tried again
              </th>
              <th scope="col" className={figures.number}>
                Given up
              </th>
            </tr>
          </thead>
          <tbody>
            {failing.map(({ channel, endpoint, retrying, gaveUp }) => (
              <tr key={`${channel} ${endpoint?.host} ${endpoint?.label}`}>
                <th scope="row">
                  <span className={styles.receiver}>
                    <Icon name="failing" /> {receiverLabel(channel, 'lead.created', endpoint)}
                  </span>
                </th>
                <td className={figures.number}>{number(retrying)}</td>
                <td className={`${figures.number} ${gaveUp > 0 ? figures.late : ''}`}>
                  {number(gaveUp)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
