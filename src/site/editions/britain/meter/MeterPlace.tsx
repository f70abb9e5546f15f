import { scripts } from '#site/client/scripts.ts'
import band from '#site/sections/guide/Band.module.css'
import { Meter } from './Meter.tsx'

/** The section that reads a meter’s file: complete HTML, and what script needs to hydrate it later. */
export function MeterPlace() {
  return (
    <section
      id="meter"
      data-screen-only=""
      className={band.deep}
      data-touch="meter"
      data-from={scripts.meter}
      data-props="{}"
      aria-labelledby="meter-title"
    >
      <Meter />
    </section>
  )
}
