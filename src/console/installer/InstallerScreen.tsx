import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { terms } from '#estimate/terms.ts'
import { Key } from '../shortcuts/Key.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import kit from '../ui/kit.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { Moment } from '../ui/Moment.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Accreditations } from './Accreditations.tsx'
import { Areas } from './Areas.tsx'
import { BacklogQuestion } from './BacklogQuestion.tsx'
import { Caps } from './Caps.tsx'
import { ClosingButtons } from './ClosingButtons.tsx'
import { Cover } from './Cover.tsx'
import { ExpiryWarnings } from './ExpiryWarnings.tsx'
import styles from './InstallerScreen.module.css'
import { type InstallerDetails, installerQuery, installersQuery } from './installers-query.ts'
import { LateCalls } from './LateCalls.tsx'
import { ThisMonthsLedger } from './ledger/ThisMonthsLedger.tsx'
import { Offers } from './Offers.tsx'
import { OwnChanges } from './OwnChanges.tsx'
import { People } from './People.tsx'
import { StandingMark } from './StandingMark.tsx'
import { StartChecks } from './StartChecks.tsx'
import { Terms } from './Terms.tsx'
import { Work } from './Work.tsx'

/** One installer, for owners. */
export function InstallerScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(installerQuery(id))
  return (
    <Loaded query={query} what="The installer">
      {(details) => <Installer key={id} details={details} />}
    </Loaded>
  )
}

function Installer({ details }: { details: InstallerDetails }) {
  const { installer, backlog, record, offers, lateCalls, changes } = details
  useNeighbourShortcuts(installer.id)
  const needsDate = installer.warnings.length > 0 && installer.standing.is !== 'closed'
  return (
    <>
      <div className={styles.back}>
        <BackLink to="/console/installers">Installers</BackLink>
        <p className={`${kit.note} ${kit.notOnPhones} ${styles.keys}`}>
          <Key>j</Key> <Key>k</Key> next, previous <Key>u</Key> back to the list
        </p>
      </div>
      <PageTitle title={installer.tradingName} />
      <div className={`${kit.spread} ${styles.head}`}>
        <p className={`${kit.inline} ${kit.muted}`}>
          <StandingMark standing={installer.standing} />
          <span>{installer.identity}</span>
          {installer.vatNumber && (
            <span>
              {terms.tax} number {installer.vatNumber}
            </span>
          )}
          <span>
            with us since <Moment at={installer.createdAt} />
          </span>
        </p>
        <div className={kit.row}>
          <ClosingButtons installer={installer} />
          <Link
            to="/console/installers/$id/change"
            search={{ part: needsDate ? 'proof' : undefined }}
            params={{ id: installer.id }}
            className={buttonClass({ look: needsDate ? 'gold' : 'plain' })}
          >
            {needsDate ? 'Enter a new date' : 'Change'}
          </Link>
        </div>
      </div>
      <ExpiryWarnings installer={installer} />
      {backlog && <BacklogQuestion installer={installer} backlog={backlog} />}
      <LateCalls installer={installer} lateCalls={lateCalls} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Areas area={installer.area} />
          <ThisMonthsLedger installer={installer.id} />
          <Offers record={record} offers={offers} lateCalls={lateCalls} />
        </div>
        <aside className={styles.aside}>
          <StartChecks details={details} />
          <Caps installer={installer} />
          <Accreditations installer={installer} />
          <Cover installer={installer} />
          <Work installer={installer} />
          <People installer={installer} />
          {details.checks.length === 0 && <Terms installer={installer} />}
          <OwnChanges changes={changes} />
        </aside>
      </div>
    </>
  )
}

/** j and k open the next and the previous installer by name; u goes back to the list. */
function useNeighbourShortcuts(id: string) {
  const navigate = useNavigate()
  const list = useQuery(installersQuery()).data?.installers ?? []
  const index = list.findIndex((installer) => installer.id === id)
  const open = (position: number) => {
    const other = index < 0 ? undefined : list[position]
    if (other)
      void navigate({
        to: '/console/installers/$id',
        params: { id: other.id },
        replace: true,
      })
  }
  useShortcuts({
    j: () => open(index + 1),
    k: () => open(index - 1),
    u: () => void navigate({ to: '/console/installers' }),
  })
}
