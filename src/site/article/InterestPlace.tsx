import { scripts } from '../client/scripts.ts'
import { Interest, type InterestProps } from './Interest.tsx'

/** The picker where it stands on a page, and all that script needs to hydrate it later. */
export function InterestPlace(props: InterestProps) {
  return (
    <div data-touch="interest" data-from={scripts.touch} data-props={JSON.stringify(props)}>
      <Interest {...props} />
    </div>
  )
}
