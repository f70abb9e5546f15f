import { type ToggleEvent, useState } from 'react'

/** A fold that opens for every new reason; otherwise the visitor opens and closes it. */
export function useFold(reason: unknown) {
  const [open, setOpen] = useState(Boolean(reason))
  const [lastReason, setLastReason] = useState(reason)
  if (reason !== lastReason) {
    setLastReason(reason)
    if (reason) setOpen(true)
  }
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open)
  return { open, onToggle }
}
