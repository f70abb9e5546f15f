import { useEffect, useRef, useState } from 'react'
import { leadSubject } from '../../words/labels.ts'
import type { ListedLead } from '../list-query.ts'
import { leadName } from './LeadLink.tsx'

const atMostEvery = 10_000

/** Tells who cannot see it that leads arrived, at most once in ten seconds. */
export function Announcer({ arrived }: { arrived: readonly ListedLead[] }) {
  const told = useRef(new Set<string>())
  const [said, setSaid] = useState({ text: '', at: 0 })
  const untold = arrived.filter(({ id }) => !told.current.has(id))
  useEffect(() => {
    if (untold.length === 0) return
    const timer = window.setTimeout(
      () => {
        for (const { id } of untold) told.current.add(id)
        setSaid({ text: sentence(untold), at: Date.now() })
      },
      Math.max(0, said.at + atMostEvery - Date.now()),
    )
    return () => window.clearTimeout(timer)
  }, [untold, said.at])
  return (
    <p className="visually-hidden" role="status">
      {said.text}
    </p>
  )
}

function sentence(leads: readonly ListedLead[]): string {
  const [first] = leads
  if (leads.length > 1 || !first) return `${leads.length} new leads arrived.`
  return `New lead: ${leadName(first)}, ${leadSubject(first)}.`
}
