import { scripts } from '../client/scripts.ts'
import { Interest, type InterestProps } from './Interest.tsx'

/** The picker with the attributes that hydrating it takes. */
export function InterestPlace(props: InterestProps) {
  return (
    <div data-touch="interest" data-from={scripts.touch} data-props={JSON.stringify(props)}>
      <Interest {...props} />
    </div>
  )
}
