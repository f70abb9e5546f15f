import { useEffect, useRef, useState } from 'react'
import { leadSubject } from '../../../words/labels.ts'
import type { ListedLead } from '../list-query.ts'
import { leadName } from './LeadLink.tsx'

const minIntervalMs = 10_000

/** Announces new leads to screen readers, at most once in ten seconds. */
export function Announcer({ arrived }: { arrived: readonly ListedLead[] }) {
  const announced = useRef(new Set<string>())
  const [announcement, setAnnouncement] = useState({ text: '', at: 0 })
  const unannounced = arrived.filter(({ id }) => !announced.current.has(id))
  useEffect(() => {
    if (unannounced.length === 0) return
    const timer = window.setTimeout(
      () => {
        for (const { id } of unannounced) announced.current.add(id)
        setAnnouncement({ text: formatAnnouncement(unannounced), at: Date.now() })
      },
      Math.max(0, announcement.at + minIntervalMs - Date.now()),
    )
    return () => window.clearTimeout(timer)
  }, [unannounced, announcement.at])
  return (
    <p className="visually-hidden" role="status">
      {announcement.text}
    </p>
  )
}

function formatAnnouncement(leads: readonly ListedLead[]): string {
  const [first] = leads
  if (leads.length > 1 || !first) return `${leads.length} new leads arrived.`
  return `New lead: ${leadName(first)}, ${leadSubject(first)}.`
}
