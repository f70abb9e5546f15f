import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../client/api.ts'
import { claimNext, queueKey, releaseClaim, renewClaim } from './queue-api.ts'

export type Turn = {
  /** The lead that is this operator's to call; null where nothing is due. */
  lead: string | null
  /** Whether it came after another, and so slides in. */
  isNext: boolean
  /** Who has the lead that was asked for. */
  instead?: { id: string; name: string }
}

const renewEveryMs = 60_000
const leaveAfterMs = 200
let leaving: number | undefined

/** Whose turn it is: claims a lead, renews the claim while the page is visible, and gives it back on leaving. */
export function useTurn(wanted: string | undefined, hasCall: (lead: string) => boolean) {
  const queries = useQueryClient()
  const [turn, setTurn] = useState<Turn>()
  const [error, setError] = useState<unknown>()
  const claim = async (lead?: string, isNext = false) => {
    setError(undefined)
    try {
      const claimed = await claimNext(lead)
      const instead = claimed.instead?.operator
      setTurn({ lead: claimed.lead, isNext, ...(instead ? { instead } : {}) })
      void queries.invalidateQueries({ queryKey: queueKey })
    } catch (failure) {
      setError(failure)
    }
  }

  const latest = useRef({ claim, hasCall, lead: turn?.lead })
  useEffect(() => {
    latest.current = { claim, hasCall, lead: turn?.lead }
  })
  useEffect(() => {
    window.clearTimeout(leaving)
    void latest.current.claim(wanted)
    return () => {
      const { lead, hasCall: isCalling } = latest.current
      // A call that was begun keeps its lead until its outcome is known.
      if (lead && isCalling(lead)) return
      leaving = window.setTimeout(() => void releaseClaim().catch(() => {}), leaveAfterMs)
    }
  }, [wanted])

  const lead = turn?.lead
  useEffect(() => {
    if (!lead) return
    const renew = () => {
      if (document.hidden) return
      renewClaim(lead).catch((failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.code !== 'claimed') return
        if (latest.current.lead !== lead) return
        // If no operator has it, the outcome was saved or the lead given back meanwhile: the same visitor isn't claimed again.
        void latest.current.claim(failure.details.by ? lead : undefined)
      })
    }
    const timer = window.setInterval(renew, renewEveryMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [lead])

  return {
    turn,
    error,
    claim,
    /** The lead that the server claimed with the last outcome, or gave back with its undo. */
    open: (next: string | null, isNext: boolean) => setTurn({ lead: next, isNext }),
  }
}
