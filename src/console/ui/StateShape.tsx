import type { ReactElement } from 'react'
import type { LeadState } from '#domain/lead/state.ts'

const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.6" />
const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

// The ring fills as the lead moves on.
const shapes: Record<LeadState, ReactElement> = {
  held: (
    <g {...stroke} strokeWidth={1.5}>
      <circle cx="8" cy="8" r="6.2" strokeDasharray="2.4 1.9" />
      <path d="M6.3 6.4a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.9.6-.9 1.2" />
      <circle cx="8" cy="11.2" r=".9" fill="currentColor" stroke="none" />
    </g>
  ),
  new: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2.6" fill="currentColor" />
    </>
  ),
  contacted: (
    <>
      {ring}
      <path d="M8 4.2a3.8 3.8 0 0 1 0 7.6Z" fill="currentColor" />
    </>
  ),
  quoted: (
    <>
      {ring}
      <path d="M8 4.2A3.8 3.8 0 1 1 4.2 8H8Z" fill="currentColor" />
    </>
  ),
  won: (
    <path
      d="M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2Zm4 5-1.3-1.2-3.7 4-1.6-1.5-1.2 1.2L7.1 11.5Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  lost: (
    <>
      {ring}
      <path d="M5.4 8h5.2" {...stroke} strokeWidth={1.8} />
    </>
  ),
  complaint: (
    <>
      {ring}
      <path d="M8 4.8v3.6M8 11v.1" {...stroke} strokeWidth={1.8} />
    </>
  ),
  answered: (
    <>
      {ring}
      <path d="m5.4 8.2 1.8 1.8 3.4-3.8" {...stroke} />
    </>
  ),
  withdrawn: <path d="M6.5 3.5 3 7l3.5 3.5M3.4 7h6.1a3.3 3.3 0 0 1 0 6.6H7" {...stroke} />,
  spam: (
    <g {...stroke} strokeWidth={1.5}>
      <path d="M5.5 1.8h5l3.7 3.7v5l-3.7 3.7h-5l-3.7-3.7v-5ZM5.4 10.6l5.2-5.2" />
    </g>
  ),
}

/** The icon of a lead's state. It is always beside the state's name. */
export function StateShape({ state }: { state: LeadState }) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      {shapes[state]}
    </svg>
  )
}
