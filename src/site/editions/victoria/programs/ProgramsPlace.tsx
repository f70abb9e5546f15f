import { scripts } from '#site/client/scripts.ts'
import { Programs, type ProgramsProps } from './Programs.tsx'

/** The section that looks up programs: complete HTML, and what script needs to hydrate it later. */
export function ProgramsPlace(props: ProgramsProps) {
  return (
    <section
      id="open"
      data-touch="programs"
      data-from={scripts.programs}
      data-in="="
      data-props={JSON.stringify(props)}
      aria-labelledby="open-title"
    >
      <Programs {...props} />
    </section>
  )
}
