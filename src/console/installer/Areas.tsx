import { formatPostcodes } from '#domain/installer/draft.ts'
import { Section } from '../ui/Section.tsx'
import { regionLabels } from '../words/labels.ts'
import type { InstallerDetails } from './installers-query.ts'
import styles from './parts.module.css'

/** Where an installer works, and where never. */
export function Areas({
  area: { wholeState, regions, postcodes, exceptPostcodes },
}: {
  area: InstallerDetails['installer']['area']
}) {
  return (
    <Section title="Where">
      <dl className={styles.rows}>
        {wholeState && (
          <div>
            <dt>Everywhere</dt>
            <dd>All of Victoria</dd>
          </div>
        )}
        {!wholeState && regions.length > 0 && (
          <div>
            <dt>Regions</dt>
            <dd>{regions.map((region) => regionLabels[region]).join(', ')}</dd>
          </div>
        )}
        {!wholeState && postcodes.length > 0 && (
          <div>
            <dt>Postcodes</dt>
            <dd>{formatRuns(postcodes)}</dd>
          </div>
        )}
        {exceptPostcodes.length > 0 && (
          <div>
            <dt className={styles.never}>Never</dt>
            <dd>{formatRuns(exceptPostcodes)}</dd>
          </div>
        )}
      </dl>
    </Section>
  )
}

/** '3011, 3020 to 3030'. */
function formatRuns(postcodes: readonly string[]): string {
  return formatPostcodes(postcodes)
    .map((run) => run.replace('-', ' to '))
    .join(', ')
}
