import { Link } from '@tanstack/react-router'
import { isolate } from '#domain/enquiry/isolate.ts'
import type { CapPeriod } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { CapMeter } from './CapMeter.tsx'
import { ExpiryMark } from './ExpiryMark.tsx'
import styles from './InstallerTable.module.css'
import type { ListedInstaller } from './installers-query.ts'
import { StandingMark } from './StandingMark.tsx'
import { formatCovers, propertyNames } from './words.ts'

/** The list of installers on laptops, by name. */
export function InstallerTable({ installers }: { installers: readonly ListedInstaller[] }) {
  return (
    <div className={styles.sheet}>
      <table className={styles.installers}>
        <thead>
          <tr>
            <th>Installer</th>
            <th>Covers</th>
            <th>Today</th>
            <th className={styles.number}>
              Week,
              <br />
              month
            </th>
            <th>Accreditation</th>
            <th>Now</th>
          </tr>
        </thead>
        <tbody>
          {installers.map((installer) => (
            <tr key={installer.id}>
              <th scope="row">
                <Name installer={installer} />
              </th>
              <td>
                {formatCovers(installer.covers)}
                <small>{workOf(installer)}</small>
              </td>
              <td className={styles.today}>
                <Today installer={installer} />
              </td>
              <td className={styles.number}>
                {formatTaken(installer, 'week')}
                <small>{formatTaken(installer, 'month')}</small>
              </td>
              <td>
                <ExpiryMark expiries={installer.expiries} services={installer.services} />
              </td>
              <td>
                <StandingMark standing={installer.standing} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same on phones, where a row becomes a few lines. */
export function InstallerLines({ installers }: { installers: readonly ListedInstaller[] }) {
  return (
    <ul className={styles.lines}>
      {installers.map((installer) => (
        <li key={installer.id}>
          <Name installer={installer} />
          <p className={styles.standing}>
            <StandingMark standing={installer.standing} />
            <span>
              <Today installer={installer} />
            </span>
          </p>
          {installer.warnings.length > 0 && (
            <ExpiryMark expiries={installer.expiries} services={installer.services} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Name({ installer: { id, tradingName, contact } }: { installer: ListedInstaller }) {
  return (
    <>
      <Link to="/console/installers/$id" params={{ id }} className={styles.name}>
        {isolate(tradingName)}
      </Link>
      <small>{contact}</small>
    </>
  )
}

function workOf({ services, propertyKinds }: ListedInstaller): string {
  const does = services.map((service) => serviceNames[service]).join(', ')
  return `${capitalise(does)} · ${propertyKinds.map((kind) => propertyNames[kind]).join(', ')}`
}

function Today({ installer }: { installer: ListedInstaller }) {
  const cap = installer.caps.day
  return (
    <>
      {cap !== undefined && cap > 0 && (
        <>
          <CapMeter accepted={installer.accepted.day} cap={cap} />{' '}
        </>
      )}
      {formatTaken(installer, 'day')}
    </>
  )
}

/** '3 of 5', or '3' where there is no cap. */
function formatTaken({ accepted, caps }: ListedInstaller, period: CapPeriod): string {
  const cap = caps[period]
  return cap === undefined ? `${accepted[period]}, no cap` : `${accepted[period]} of ${cap}`
}
