import { useEffect, useRef } from 'react'

/** A ref for the element that gets the focus once it is on the screen. */
export function useAutoFocus<Element extends HTMLElement>(enabled = true) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (enabled) element.current?.focus()
  }, [enabled])
  return element
}
