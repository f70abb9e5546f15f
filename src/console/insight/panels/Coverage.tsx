import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatRuns } from '#domain/insight/coverage.ts'
import { regionLabels } from '#estimate/region.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Options } from '../../ui/form/Options.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { leadSubject } from '../../words/labels.ts'
import type { InstallerInsights } from '../insights-query.ts'
import styles from './InstallerFigures.module.css'

type Service = InstallerInsights['coverage'][number]['service']

const services: { value: Service; label: string }[] = [
  { value: 'panels', label: 'Panels' },
  { value: 'batteries', label: 'Batteries' },
  { value: 'roof-tiles', label: 'Roof tiles' },
]

/** Where installers may take leads today, by region, and the leads that none suited. */
export function Coverage({ coverage, unsuited }: Pick<InstallerInsights, 'coverage' | 'unsuited'>) {
  const [service, setService] = useState<Service>('panels')
  const regions = coverage.find((one) => one.service === service)?.regions ?? []
  return (
    <Section title="Where we have installers" about="who may take a home’s lead today">
      <div className={styles.services}>
        <Options label="Service" options={services} value={service} onSelect={setService} />
      </div>
      <DataTable
        rows={regions}
        keyOf={({ region }) => region}
        columns={[
          { head: 'Region', cell: ({ region }) => regionLabels[region] },
          {
            figure: 'Installers',
            cell: ({ installers }) => (installers === 0 ? 'nobody' : formatNumber(installers)),
            look: ({ installers }) => installers === 0 && 'late',
          },
          {
            figure: 'Postcodes',
            cell: ({ covered, postcodes }) =>
              `${formatNumber(covered)} of ${formatNumber(postcodes)}`,
          },
          {
            head: 'Nobody in',
            look: 'muted',
            className: styles.postcodes,
            cell: ({ covered, uncovered }) =>
              covered === 0 ? 'all of it' : <Uncovered postcodes={uncovered} />,
          },
        ]}
      />
      <h3 className={styles.part}>Nobody for</h3>
      {unsuited.length === 0 ? (
        <p className={kit.note}>Every lead of this period had a suitable installer.</p>
      ) : (
        <DataTable
          rows={unsuited}
          keyOf={({ service, postcode }) => `${service} ${postcode}`}
          columns={[
            {
              head: 'What, where',
              cell: ({ service, postcode }) =>
                `${leadSubject({ service, form: '' })}, ${postcode || 'no postcode'}`,
            },
            { figure: 'Enquiries', cell: ({ leads }) => formatNumber(leads) },
          ]}
        />
      )}
    </Section>
  )
}

const fewRuns = 6

/** Postcodes that no installer covers, as ranges; folded where they are many. */
function Uncovered({ postcodes }: { postcodes: readonly string[] }) {
  const runs = formatRuns(postcodes)
  if (runs.length <= fewRuns) return runs.join(', ')
  return (
    <details>
      <summary>{formatNumber(postcodes.length)} postcodes</summary>
      {runs.join(', ')}
    </details>
  )
}
