import { sayWhoCalls } from '#edition/who-calls.ts'
import { brand } from '../brand.ts'
import { Scene } from '../ui/Scene.tsx'
import styles from './Closing.module.css'

type Props = {
  heading: string
  lead: string
  button: string
  path?: string
  /** Whether the street at night is below it. */
  hasStreet?: boolean
}

/** The end of a page: one line and the next step, which is the form unless another is named. */
export function Closing({ heading, lead, button, path = '#top', hasStreet = false }: Props) {
  return (
    <section className={styles.closing} data-screen-only="">
      <div className="page">
        <h2>{heading}</h2>
        <p className="lead">{sayWhoCalls(brand, lead)}</p>
        <a className="button" href={path}>
          {button}
        </a>
      </div>
      {hasStreet && <Scene name="street-night" decorative className={styles.street} />}
    </section>
  )
}
