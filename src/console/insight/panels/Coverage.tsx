import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatRuns } from '#domain/insight/coverage.ts'
import { Options } from '../../ui/form/Options.tsx'
import { Section } from '../../ui/Section.tsx'
import { leadSubject, regionLabels } from '../../words/labels.ts'
import type { InstallerInsights } from '../insights-query.ts'
import figures from './Figures.module.css'
import styles from './InstallerFigures.module.css'

type Service = InstallerInsights['coverage'][number]['service']

const services: { value: Service; label: string }[] = [
  { value: 'panels', label: 'Panels' },
  { value: 'batteries', label: 'Batteries' },
  { value: 'roof-tiles', label: 'Roof tiles' },
]

/** Where somebody may take a lead today, region by region, and the leads that nobody suited. */
export function Coverage({ coverage, unsuited }: Pick<InstallerInsights, 'coverage' | 'unsuited'>) {
  const [service, setService] = useState<Service>('panels')
  const regions = coverage.find((one) => one.service === service)?.regions ?? []
  return (
    <Section title="Where we have installers" about="who may take a home’s lead today">
      <div className={styles.services}>
        <Options label="Service" options={services} value={service} onSelect={setService} />
      </div>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">Region</th>
            <th scope="col" className={figures.number}>
              Installers
            </th>
            <th scope="col" className={figures.number}>
              Postcodes
            </th>
            <th scope="col" className={styles.postcodes}>
              Nobody in
            </th>
          </tr>
        </thead>
        <tbody>
          {regions.map(({ region, installers, covered, postcodes, uncovered }) => (
            <tr key={region}>
              <th scope="row">{regionLabels[region]}</th>
              <td className={`${figures.number} ${installers === 0 ? figures.late : ''}`}>
                {installers === 0 ? 'nobody' : formatNumber(installers)}
              </td>
              <td className={figures.number}>
                {formatNumber(covered)} of {formatNumber(postcodes)}
              </td>
              <td className={`${styles.postcodes} ${figures.muted}`}>
                {covered === 0 ? 'all of it' : <Uncovered postcodes={uncovered} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.part}>Nobody for</h3>
      {unsuited.length === 0 ? (
        <p className={figures.note}>Somebody suited every lead of these days.</p>
      ) : (
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">What, where</th>
              <th scope="col" className={figures.number}>
                Leads
              </th>
            </tr>
          </thead>
          <tbody>
            {unsuited.map(({ service, postcode, leads }) => (
              <tr key={`${service} ${postcode}`}>
                <th scope="row">
                  {leadSubject({ service, form: '' })}, {postcode || 'no postcode'}
                </th>
                <td className={figures.number}>{formatNumber(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

const fewRuns = 6

/** Postcodes that nobody covers, as runs; behind a fold where they are many. */
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
