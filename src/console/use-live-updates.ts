import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from './client/session.ts'
import { markSignedOut, useSignedOut } from './client/signed-out.ts'
import { queueKey } from './desk/calling/queue-api.ts'
import { connect, onLiveEvent } from './live/connection.ts'

// Leads that arrive together cause one request. Counts are less urgent than lists.
const listDelayMs = 150
const countsDelayMs = 1_000

/** Fetches again what the server reports as changed, while an operator is signed in. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const signedOut = useSignedOut()
  useEffect(() => {
    if (signedOut) return
    const lists = throttle(listDelayMs, () => {
      void queries.invalidateQueries({ queryKey: ['leads'] })
      void queries.invalidateQueries({ queryKey: ['given'] })
    })
    const counts = throttle(countsDelayMs, () => {
      void queries.invalidateQueries({ queryKey: ['counts'] })
      void queries.invalidateQueries({ queryKey: ['absences'] })
    })
    const queue = throttle(listDelayMs, () => queries.invalidateQueries({ queryKey: queueKey }))
    const unsubscribe = onLiveEvent((event) => {
      if (event.kind === 'signed-out') return markSignedOut()
      if (event.kind === 'missed') {
        void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
        void queries.invalidateQueries({ queryKey: ['lead'] })
      }
      if (event.kind === 'changed')
        void queries.invalidateQueries({ queryKey: ['lead', event.lead] })
      lists.run()
      queue.run()
      if (event.kind !== 'claims') counts.run()
    })
    const disconnect = connect()
    return () => {
      unsubscribe()
      disconnect()
      lists.cancel()
      queue.cancel()
      counts.cancel()
    }
  }, [queries, signedOut])
}

/** Calls `action` once per `delayMs`, however often `run` is called. */
function throttle(delayMs: number, action: () => unknown) {
  let timer: number | undefined
  return {
    run: () => {
      timer ??= window.setTimeout(() => {
        timer = undefined
        action()
      }, delayMs)
    },
    cancel: () => window.clearTimeout(timer),
  }
}
