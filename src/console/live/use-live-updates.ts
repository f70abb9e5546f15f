import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../session.ts'
import { markSignedOut, useSignedOut } from '../signed-out.ts'
import { connect, onLiveEvent } from './connection.ts'

// A burst of leads is one look at the server, and counts can wait a little longer.
const gather = 150
const gatherCounts = 1_000

/** Keeps what is on the screen as it is at the server, for as long as somebody is signed in. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const signedOut = useSignedOut()
  useEffect(() => {
    if (signedOut) return
    const lists = gathering(gather, () => queries.invalidateQueries({ queryKey: ['leads'] }))
    const counts = gathering(gatherCounts, () =>
      queries.invalidateQueries({ queryKey: ['counts'] }),
    )
    const stopHearing = onLiveEvent((news) => {
      if (news.kind === 'signed-out') return markSignedOut()
      if (news.kind === 'missed') {
        void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
        void queries.invalidateQueries({ queryKey: ['lead'] })
      }
      if (news.kind === 'changed') void queries.invalidateQueries({ queryKey: ['lead', news.lead] })
      lists.soon()
      counts.soon()
    })
    const hangUp = connect()
    return () => {
      stopHearing()
      hangUp()
      lists.stop()
      counts.stop()
    }
  }, [queries, signedOut])
}

function gathering(within: number, act: () => unknown) {
  let timer: number | undefined
  return {
    soon: () => {
      timer ??= window.setTimeout(() => {
        timer = undefined
        act()
      }, within)
    },
    stop: () => window.clearTimeout(timer),
  }
}
