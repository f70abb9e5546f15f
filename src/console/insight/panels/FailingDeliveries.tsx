import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { useLettersAreFiles } from '../../client/warnings-query.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { receiverLabel } from '../../words/labels.ts'
import type { Insights } from '../insights-query.ts'
import styles from './FailingDeliveries.module.css'
import figures from './Figures.module.css'

/** The receivers whose deliveries fail. */
export function FailingDeliveries({ failing }: { failing: Insights['failing'] }) {
  const lettersAreFiles = useLettersAreFiles()
  return (
    <Section title="Deliveries failing" about="waiting now; given up in these days">
      {failing.length === 0 ? (
        <p className={styles.none}>
          {lettersAreFiles ? (
            <>
              <Icon name="note" /> Nothing fails, but letters are written to files and reach nobody:
              SMTP isn’t set.
            </>
          ) : (
            <>
              <Icon name="done" /> Every delivery arrived, or is on its way for the first time.
            </>
          )}
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
                    <Icon name="failing" />{' '}
                    {receiverLabel({ channel, event: 'lead.created', endpoint, installer: null })}
                  </span>
                </th>
                <td className={figures.number}>{formatNumber(retrying)}</td>
                <td className={`${figures.number} ${gaveUp > 0 ? figures.late : ''}`}>
                  {formatNumber(gaveUp)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
