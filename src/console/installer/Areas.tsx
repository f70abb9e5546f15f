import { formatPostcodes } from '#domain/installer/draft.ts'
import { Facts } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Section } from '../ui/Section.tsx'
import { regionLabels } from '../words/labels.ts'
import type { InstallerDetails } from './installers-query.ts'

/** Where an installer works, and where never. */
export function Areas({
  area: { wholeState, regions, postcodes, exceptPostcodes },
}: {
  area: InstallerDetails['installer']['area']
}) {
  return (
    <Section title="Where">
      <Facts
        facts={[
          wholeState && ['Everywhere', 'All of Victoria'],
          !wholeState &&
            regions.length > 0 && [
              'Regions',
              regions.map((region) => regionLabels[region]).join(', '),
            ],
          !wholeState && postcodes.length > 0 && ['Postcodes', formatRuns(postcodes)],
          exceptPostcodes.length > 0 && [
            <span key="never" className={kit.late}>
              Never
            </span>,
            formatRuns(exceptPostcodes),
          ],
        ]}
      />
    </Section>
  )
}

/** '3011, 3020 to 3030'. */
function formatRuns(postcodes: readonly string[]): string {
  return formatPostcodes(postcodes)
    .map((run) => run.replace('-', ' to '))
    .join(', ')
}
