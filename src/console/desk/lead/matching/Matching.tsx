import { useQuery } from '@tanstack/react-query'
import { isolate } from '#domain/enquiry/isolate.ts'
import { errorMessage } from '../../../client/api.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Key } from '../../../shortcuts/Key.tsx'
import { useShortcuts } from '../../../shortcuts/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Section } from '../../../ui/Section.tsx'
import { formatToday } from '../../../words/moments.ts'
import type { LeadDetails } from '../lead-query.ts'
import { Candidates } from './Candidates.tsx'
import { formatPlaces } from './format-offer.ts'
import { GiveGoodwill } from './GiveGoodwill.tsx'
import styles from './Matching.module.css'
import {
  hasDetails,
  isCharged,
  isOpen,
  type Matching as MatchingData,
  matchingQuery,
  offerOf,
} from './matching-query.ts'
import { useOffer } from './use-offer.ts'

/** Who suits the lead, each with every reason, and offers by hand. */
export function Matching({ lead }: { lead: LeadDetails }) {
  const query = useQuery(matchingQuery(lead.id))
  const local = useLocalTime()
  const trace = query.data?.trace
  const about = trace
    ? `${trace.candidates.length} looked at ${formatToday(trace.at, local)}`
    : undefined
  return (
    <Section title="Installers for this lead" about={about}>
      <Loaded query={query}>{(matching) => <Offering lead={lead} matching={matching} />}</Loaded>
    </Section>
  )
}

function Offering({ lead, matching }: { lead: LeadDetails; matching: MatchingData }) {
  const { trace, offers, refusal, maxInstallers, nobody } = matching
  const offering = useOffer({ id: lead.id, name: lead.name || lead.reference })
  const places = maxInstallers - offers.filter((offer) => isOpen(offer) || hasDetails(offer)).length
  const charged = offers.filter(isCharged)
  const canOffer = refusal === null && places > 0
  const next = canOffer
    ? trace?.candidates.find(
        (candidate) =>
          candidate.turn !== null && !offerOf(candidate, { offers, matchedAt: trace.at }),
      )
    : undefined
  useShortcuts({
    o: () => {
      if (next && !offering.busy) offering.offer.mutate(next.installer)
      else document.getElementById('matching')?.focus()
    },
  })
  return (
    <>
      {offering.error ? <Notice kind="clay">{errorMessage(offering.error)}</Notice> : null}
      <div className={`${kit.row} ${styles.actions}`}>
        <p id="matching" tabIndex={-1}>
          {refusal ?? formatStanding(matching)}
        </p>
        {refusal === null && (
          <Button small busy={offering.busy} onClick={() => offering.match.mutate()}>
            {trace ? 'Match again' : 'Match now'}
          </Button>
        )}
        {next && (
          <Button
            look={lead.contactedAt ? 'gold' : 'dark'}
            busy={offering.busy}
            onClick={() => offering.offer.mutate(next.installer)}
          >
            <Icon name="offer" /> Offer to {isolate(next.name)} <Key>o</Key>
          </Button>
        )}
      </div>
      {charged.length > 0 && (
        <div className={`${kit.row} ${styles.actions}`}>
          {charged.map((offer) => (
            <GiveGoodwill key={offer.id} offer={offer} />
          ))}
        </div>
      )}
      {nobody && refusal === null && places > 0 && (
        <p className={styles.nobody}>
          <strong className={kit.withIcon}>
            <Icon name="late" size={14} /> {nobody.line}
          </strong>
          {nobody.help && <span className={kit.muted}>{nobody.help}.</span>}
        </p>
      )}
      {trace && trace.candidates.length > 0 && (
        <>
          <Candidates
            candidates={trace.candidates}
            offers={offers}
            matchedAt={trace.at}
            onCandidate={({ installer, name }) =>
              canOffer && (
                <Button
                  small
                  busy={offering.busy}
                  aria-label={`Offer to ${name}`}
                  onClick={() => offering.offer.mutate(installer)}
                >
                  Offer
                </Button>
              )
            }
            onOpenOffer={({ id, name }) => (
              <Button
                small
                busy={offering.busy}
                aria-label={`Take back the offer to ${name}`}
                onClick={() => offering.takeBack.mutate(id)}
              >
                Take back
              </Button>
            )}
          />
          <p className={`${kit.note} ${kit.below}`}>
            The order is whose turn it is, never what anyone pays. Declined, lapsed and credited
            offers count against nobody.
          </p>
        </>
      )}
    </>
  )
}

function formatStanding(matching: MatchingData): string {
  if (matching.offers.length > 0) return formatPlaces(matching)
  return matching.trace
    ? 'Nobody has been offered this lead.'
    : 'Nobody has been matched with this lead yet.'
}
