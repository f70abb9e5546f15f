import styles from './RoofStrip.module.css'

/** The roof of the hero's house, in the card of a phone: the house itself stands below the fold there. */
export function RoofStrip() {
  return (
    <svg className={styles.strip} viewBox="130 108 640 170" aria-hidden="true">
      <use href="#house" />
      <use href="#shop-variant" />
    </svg>
  )
}
