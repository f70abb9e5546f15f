import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { useLettersAreFiles } from '../../client/warnings-query.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { receiverLabel } from '../../words/labels.ts'
import type { Insights } from '../insights-query.ts'

/** The receivers whose deliveries fail. */
export function FailingDeliveries({ failing }: { failing: Insights['failing'] }) {
  const lettersAreFiles = useLettersAreFiles()
  return (
    <Section title="Deliveries failing" about="waiting now; given up in this period">
      {failing.length === 0 ? (
        <p className={kit.note}>
          <span className={kit.withIcon}>
            <Icon name={lettersAreFiles ? 'note' : 'done'} />
            {lettersAreFiles
              ? 'Nothing fails, but emails are written to files and reach nobody: SMTP isn’t set.'
              : 'Every delivery arrived, or is on its way for the first time.'}
          </span>
        </p>
      ) : (
        <DataTable
          rows={failing}
          keyOf={({ channel, endpoint }) => `${channel} ${endpoint?.host} ${endpoint?.label}`}
          columns={[
            {
              head: 'Receiver',
              cell: ({ channel, endpoint }) => (
                <span className={kit.withIcon}>
                  <Icon name="failing" />{' '}
                  {receiverLabel({ channel, event: 'lead.created', endpoint, installer: null })}
                </span>
              ),
            },
            { figure: 'To be tried again', cell: ({ retrying }) => formatNumber(retrying) },
            {
              figure: 'Given up',
              cell: ({ gaveUp }) => formatNumber(gaveUp),
              look: ({ gaveUp }) => gaveUp > 0 && 'late',
            },
          ]}
        />
      )}
    </Section>
  )
}
