import { SprigDrawing } from './SprigDrawing.tsx'

/** The sprig alone, where the name stands beside it as text. */
export function Sprig({ onDark = false }: { onDark?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <SprigDrawing onDark={onDark} />
    </svg>
  )
}
