import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../session.ts'
import { markSignedOut, useSignedOut } from '../signed-out.ts'
import { connect, onLiveEvent } from './connection.ts'

// Leads that arrive together cause one request. Counts are less urgent than lists.
const listDelayMs = 150
const countsDelayMs = 1_000

/** Fetches again what the server says has changed, for as long as somebody is signed in. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const signedOut = useSignedOut()
  useEffect(() => {
    if (signedOut) return
    const lists = throttle(listDelayMs, () => queries.invalidateQueries({ queryKey: ['leads'] }))
    const counts = throttle(countsDelayMs, () =>
      queries.invalidateQueries({ queryKey: ['counts'] }),
    )
    const unsubscribe = onLiveEvent((event) => {
      if (event.kind === 'signed-out') return markSignedOut()
      if (event.kind === 'missed') {
        void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
        void queries.invalidateQueries({ queryKey: ['lead'] })
      }
      if (event.kind === 'changed')
        void queries.invalidateQueries({ queryKey: ['lead', event.lead] })
      lists.run()
      counts.run()
    })
    const disconnect = connect()
    return () => {
      unsubscribe()
      disconnect()
      lists.cancel()
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
