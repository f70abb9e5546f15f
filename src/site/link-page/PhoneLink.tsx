import { dialString } from '#domain/enquiry/phone.ts'
import styles from './link-page.module.css'

type Props = { label: string; link?: string }

/** A number to press. Without a link of its own, what was typed is dialled. */
export function PhoneLink({ label, link = dialString(label) }: Props) {
  return (
    <a className={styles.number} href={`tel:${link}`}>
      {label}
    </a>
  )
}
