import type { ReactNode } from 'react'
import { type Brand, registrationsOf } from '#content/brand.ts'
import { phoneHours } from '#content/call-promise.ts'
import { whereWeWork } from '#edition/pages/contact.ts'
import styles from './OurDetails.module.css'

/** Who we are and how to reach us. What an operator hasn't set has no row. */
export function OurDetails({ brand }: { brand: Brand }) {
  const { street, locality, region, postcode } = brand.address
  return (
    <dl className={styles.details}>
      <Row name="Company">{brand.legalName}</Row>
      {registrationsOf(brand).map(({ name, number }) => (
        <Row key={name} name={name}>
          {number}
        </Row>
      ))}
      <Row name="Office">
        {[street, [locality, region, postcode.replace(' ', '\u00a0')].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ')}
      </Row>
      <Row name="Phone" more={phoneHours(brand).join(', ')}>
        <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
      </Row>
      <Row name="Email" more="A person answers within 24 hours">
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </Row>
      <Row name="Where">{whereWeWork}</Row>
    </dl>
  )
}

function Row({ name, more, children }: { name: string; more?: string; children: ReactNode }) {
  if (!children) return
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {more && <small>{more}</small>}
      </dd>
    </div>
  )
}
