import { areaRegionLabels, formatPostcodes } from '#estimate/installer/area.ts'
import { terms } from '#estimate/terms.ts'
import { Facts } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Section } from '../ui/Section.tsx'
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
          wholeState && ['Everywhere', `All of ${terms.everywhere}`],
          !wholeState &&
            regions.length > 0 && [
              'Regions',
              regions.map((region) => areaRegionLabels[region]).join(', '),
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
