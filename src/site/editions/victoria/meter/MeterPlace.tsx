import { scripts } from '#site/client/scripts.ts'
import band from '#site/sections/guide/Band.module.css'
import { Meter, type MeterProps } from './Meter.tsx'

/** The section that reads a meter’s file: complete HTML, and what script needs to hydrate it later. */
export function MeterPlace(props: MeterProps) {
  return (
    <section
      id="meter"
      data-screen-only=""
      className={band.deep}
      data-touch="meter"
      data-from={scripts.meter}
      data-props={JSON.stringify(props)}
      aria-labelledby="meter-title"
    >
      <Meter {...props} />
    </section>
  )
}
