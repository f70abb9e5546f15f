import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import { api, errorMessage } from '../client/api.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/form/Confirm.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Icon } from '../ui/Icon.tsx'
import { installerQuery, type OfInstaller } from './installers-query.ts'

const route = api.installers[':id']

/** Pauses an installer and lets it come back; closes it and opens it again. */
export function ClosingButtons({ installer: { id, tradingName, paused, closedAt } }: OfInstaller) {
  const queries = useQueryClient()
  const { now, timeZone } = useLocalTime()
  const today = dayOf(new Date(now), timeZone)
  const [asking, setAsking] = useState<'pause' | 'close'>()
  const param = { id }
  const done = {
    onSuccess: () => setAsking(undefined),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: installerQuery(id).queryKey })
      await queries.invalidateQueries({ queryKey: ['installers'] })
    },
  }
  const pause = useMutation({
    mutationFn: ({ until }: { until: string | null }) =>
      route.pause.$post({ param, json: { until } }),
    ...done,
  })
  const close = useMutation({
    mutationFn: (_: object) => route.close.$post({ param }),
    ...done,
  })
  const reopen = useMutation({
    mutationFn: () => route.reopen.$post({ param }),
    ...done,
  })
  const ask = (what: 'pause' | 'close') => {
    pause.reset()
    close.reset()
    setAsking(what)
  }
  const error = reopen.error ?? (asking ? null : pause.error)
  return (
    <>
      {error && <Problem>{errorMessage(error)}</Problem>}
      {closedAt ? (
        <Button busy={reopen.isPending} onClick={() => reopen.mutate()}>
          Open again
        </Button>
      ) : (
        <>
          <Button onClick={() => ask('close')}>Close…</Button>
          {paused ? (
            <Button busy={pause.isPending} onClick={() => pause.mutate({ until: null })}>
              Resume
            </Button>
          ) : (
            <Button onClick={() => ask('pause')}>
              <Icon name="pause" /> Pause…
            </Button>
          )}
        </>
      )}
      {asking === 'pause' && (
        <Confirm
          title={`Pause ${tradingName}`}
          text="No offers until the day you choose: open ones are taken back and go on to the next. What it accepted stands, and pausing costs it no turn."
          yes="Pause it"
          submission={pause}
          fieldOf={(code) => (code === 'refused' ? 'until' : undefined)}
          onCancel={() => setAsking(undefined)}
        >
          <Field
            name="until"
            label="The first day it takes leads again"
            type="date"
            required
            min={daysAfter(today, 1)}
            defaultValue={daysAfter(today, 7)}
          />
        </Confirm>
      )}
      {asking === 'close' && (
        <Confirm
          title={`Close ${tradingName}?`}
          text="Nothing more is offered to it, and its open offers lapse and go on to the next. What it accepted, its ledger and its history stay."
          yes="Close it"
          submission={close}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
