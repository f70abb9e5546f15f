import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, errorMessage } from '../../client/api.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Totals } from '../../ui/Facts.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { offerUndo } from '../../undo/undo.ts'
import {
  changesOf,
  type Share,
  type ShareChange,
  type ShareEdits,
  type ShareFields,
  shareFields,
  sharesQuery,
  summaryOf,
  type TriedShares,
  toFields,
  triedQuery,
} from './shares.ts'
import styles from './WhatIf.module.css'

/** Other weights and caps, tried on the leads of the last thirty days before they are saved. */
export function WhatIf() {
  const shares = useQuery(sharesQuery)
  return (
    <>
      <BackLink to="/console/settings/business">Business</BackLink>
      <Loaded query={shares} what="The screen">
        {({ installers, maxInstallers }) =>
          installers.length === 0 ? (
            <NoInstallers />
          ) : (
            <Trying shares={installers} most={maxInstallers} />
          )
        }
      </Loaded>
    </>
  )
}

function NoInstallers() {
  return (
    <>
      <PageTitle title="Try other rules" />
      <Empty
        title="No installers yet"
        actions={
          <Link className={buttonClass({ look: 'gold' })} to="/console/installers/new">
            Add an installer
          </Link>
        }
      >
        Once there are some, you can try other weights and caps here on the leads of the last thirty
        days.
      </Empty>
    </>
  )
}

const typingMs = 300

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), typingMs)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}

function Trying({ shares, most }: { shares: readonly Share[]; most: number }) {
  const [edits, setEdits] = useState<ShareEdits>({})
  const changes = changesOf(shares, useSettled(edits))
  const tried = useQuery({ ...triedQuery(changes), placeholderData: keepPreviousData })
  const save = useSaveShares(shares, () => setEdits({}))
  const nameOf = (id: string) => shares.find((share) => share.id === id)?.name ?? 'Somebody'
  return (
    <>
      <PageTitle title="Try other rules">
        {changes.length > 0 && (
          <div className={`${kit.row} ${kit.end} ${styles.buttons}`}>
            <Button look="quiet" onClick={() => setEdits({})}>
              Put all back
            </Button>
            <Button look="gold" busy={save.isPending} onClick={() => save.mutate(changes)}>
              Save from now on
            </Button>
          </div>
        )}
      </PageTitle>
      {save.error && <Notice kind="clay">{errorMessage(save.error)}</Notice>}
      <div className={styles.screen}>
        <aside className={styles.rules} aria-label="Weights and caps">
          <h2 className={kit.heading}>
            Weights and caps{' '}
            <small>{changes.length === 0 ? 'as they are' : `${changes.length} changed`}</small>
          </h2>
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              fields={edits[share.id] ?? toFields(share)}
              onChange={(fields) => setEdits({ ...edits, [share.id]: fields })}
            />
          ))}
          <p className={`${kit.note} ${styles.assumes}`}>
            Nothing changes until you save, and no offer is sent by trying. Days in the past can’t
            know who would have said yes: every offer is taken as accepted at once, by{' '}
            {most === 1 ? 'one installer' : `up to ${most} installers`} a lead. Everybody starts
            level. Caps count on the days the leads came; areas, accreditations and pauses are as
            they stand today.
          </p>
        </aside>
        <div className={styles.outcome} aria-live="polite" aria-busy={tried.isFetching}>
          <Loaded query={tried} what="The replay">
            {(data) => <Outcome tried={data} changed={changes.length > 0} nameOf={nameOf} />}
          </Loaded>
        </div>
      </div>
    </>
  )
}

/** Saves the changes, and offers for ten seconds to put back what was before. */
function useSaveShares(shares: readonly Share[], onSaved: () => void) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['shares'] })
  const send = (changes: (ShareChange & { version: number })[]) =>
    api.shares.$post({ json: { changes } })
  return useMutation({
    mutationFn: (changes: readonly ShareChange[]) =>
      send(
        changes.map((change) => ({
          ...change,
          version: shares.find(({ id }) => id === change.installer)?.version ?? 0,
        })),
      ),
    onSuccess: async ({ installers }) => {
      onSaved()
      offerUndo({
        sentence: `Saved. ${installers.length === 1 ? 'One installer has' : `${installers.length} installers have`} other weights or caps from now on.`,
        undo: {
          after: 'weights and caps are as before',
          run: async () => {
            await send(
              installers.flatMap(({ id, version }) => {
                const before = shares.find((share) => share.id === id)
                return before
                  ? [{ installer: id, weight: before.weight, caps: before.caps, version }]
                  : []
              }),
            )
            await refresh()
          },
        },
      })
    },
    onSettled: refresh,
  })
}

const fieldLabels: Record<keyof ShareFields, string> = {
  weight: 'weight',
  day: 'a day',
  week: 'a week',
  month: 'a month',
}

function ShareRow({
  share,
  fields,
  onChange,
}: {
  share: Share
  fields: ShareFields
  onChange: (fields: ShareFields) => void
}) {
  const stored = toFields(share)
  return (
    <fieldset className={styles.share}>
      <legend>{share.name}</legend>
      {shareFields.map((name) => {
        const isChanged = fields[name] !== stored[name]
        return (
          <label key={name} data-changed={isChanged || undefined}>
            <span>
              {fieldLabels[name]} {isChanged && <s>{stored[name] || 'no cap'}</s>}
            </span>
            <input
              className={kit.input}
              type="number"
              inputMode="numeric"
              min={name === 'weight' ? 1 : 0}
              max={name === 'weight' ? 100 : 999_999}
              placeholder={name === 'weight' ? undefined : '–'}
              aria-label={`${share.name}, ${fieldLabels[name]}`}
              value={fields[name]}
              onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
            />
          </label>
        )
      })}
    </fieldset>
  )
}

function Outcome({
  tried,
  changed,
  nameOf,
}: {
  tried: TriedShares
  changed: boolean
  nameOf: (installer: string) => string
}) {
  const { leads, days, rows, nobody, full, stillNobody } = tried
  if (leads === 0)
    return (
      <p className={`${kit.summary} ${styles.summary}`}>
        No lead of the last {days} days could be offered.
      </p>
    )
  const largest = Math.max(1, ...rows.map(({ was, would }) => Math.abs(would - was)))
  return (
    <>
      <p className={`${kit.summary} ${styles.summary}`}>
        {changed
          ? summaryOf(tried, nameOf)
          : 'Change a weight or a cap to see who would gain and lose.'}
      </p>
      <Totals
        totals={[
          [`leads of the last ${days} days`, leads],
          ['leads nobody suited', <WasAndWould key="nobody" {...nobody} />],
          ['leads with every place taken', <WasAndWould key="full" {...full} />],
        ]}
      />
      <Section title="Leads by installer" about="matched again as each one arrived">
        <DataTable
          className={`${kit.roomy} ${styles.rows}`}
          rows={rows}
          keyOf={({ installer }) => installer}
          columns={[
            { head: 'Installer', look: 'strong', cell: ({ installer }) => nameOf(installer) },
            { figure: 'Was', cell: ({ was }) => was },
            { figure: 'Would', cell: ({ would }) => would, look: 'strong' },
            {
              head: (
                <span className={styles.sides}>
                  <span>fewer</span> <span>more</span>
                </span>
              ),
              className: styles.change,
              cell: ({ was, would }) => <Bar change={would - was} largest={largest} />,
            },
            {
              figure: <span className="visually-hidden">Change</span>,
              look: ({ was, would }) => (would > was ? 'good' : 'strong'),
              cell: ({ was, would }) => formatChange(would - was),
            },
          ]}
        />
      </Section>
      {stillNobody.length > 0 && (
        <Section title={`Still nobody, ${nobody.would}`} about="what would help">
          <DataTable
            hideHead
            className={`${kit.roomy} ${styles.nobody}`}
            rows={stillNobody.slice(0, 20)}
            keyOf={({ line }) => line}
            columns={[
              { head: 'What, where', look: 'strong', cell: ({ line }) => line },
              { head: 'Leads', cell: ({ leads }) => (leads === 1 ? '1 lead' : `${leads} leads`) },
              { head: 'What would help', cell: ({ help }) => help },
            ]}
          />
        </Section>
      )}
    </>
  )
}

function WasAndWould({ was, would }: { was: number; would: number }) {
  return was === would ? would : `${was} → ${would}`
}

function Bar({ change, largest }: { change: number; largest: number }) {
  const width = (Math.abs(change) / largest) * 49
  return (
    <svg className={styles.bar} height="18" aria-hidden="true">
      <line x1="50%" x2="50%" y1="0" y2="18" />
      {change !== 0 && (
        <rect
          x={`${change > 0 ? 50 : 50 - width}%`}
          y="3"
          width={`${width}%`}
          height="12"
          rx="1.5"
          data-loss={change < 0 || undefined}
        />
      )}
    </svg>
  )
}

function formatChange(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${change}` : `−${-change}`
}
