import { sayWhoCalls } from '#edition/who-calls.ts'
import { brand } from '../brand.ts'
import { Scene } from '../ui/Scene.tsx'
import styles from './Closing.module.css'

/** The end of a page: night, and the way back to the form. */
export function Closing({
  heading,
  lead,
  button,
}: {
  heading: string
  lead: string
  button: string
}) {
  return (
    <section className={styles.closing} data-screen-only="">
      <div className="page">
        <h2>{heading}</h2>
        <p className="lead">{sayWhoCalls(brand, lead)}</p>
        <a className="button" href="#top">
          {button}
        </a>
      </div>
      <Scene name="street-night" decorative className={styles.street} />
    </section>
  )
}
