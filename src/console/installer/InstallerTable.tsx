import { Link } from '@tanstack/react-router'
import { isolate } from '#domain/enquiry/isolate.ts'
import type { CapPeriod } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { DataTable } from '../ui/DataTable.tsx'
import kit from '../ui/kit.module.css'
import { CapMeter } from './CapMeter.tsx'
import { ExpiryMark } from './ExpiryMark.tsx'
import styles from './InstallerTable.module.css'
import type { ListedInstaller } from './installers-query.ts'
import { StandingMark } from './StandingMark.tsx'
import { formatCovers, propertyNames } from './words.ts'

/** The list of installers on laptops, by name. */
export function InstallerTable({ installers }: { installers: readonly ListedInstaller[] }) {
  return (
    <div className={kit.sheet}>
      <DataTable
        className={`${kit.roomy} ${styles.installers}`}
        rows={installers}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Installer', cell: (installer) => <Name installer={installer} /> },
          {
            head: 'Covers',
            cell: (installer) => (
              <>
                {formatCovers(installer.covers)}
                <small>{workOf(installer)}</small>
              </>
            ),
          },
          {
            head: 'Today',
            className: kit.nowrap,
            cell: (installer) => <Today installer={installer} />,
          },
          {
            figure: (
              <>
                Week,
                <br />
                month
              </>
            ),
            className: kit.nowrap,
            cell: (installer) => (
              <>
                {formatTaken(installer, 'week')}
                <small>{formatTaken(installer, 'month')}</small>
              </>
            ),
          },
          {
            head: 'Accreditation',
            cell: ({ expiries, services }) => (
              <ExpiryMark expiries={expiries} services={services} />
            ),
          },
          { head: 'Now', cell: ({ standing }) => <StandingMark standing={standing} /> },
        ]}
      />
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
          <p className={kit.spread}>
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
