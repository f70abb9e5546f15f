import { SprigDrawing } from './SprigDrawing.tsx'
import { wordmark } from './wordmark.ts'

interface LogoProps {
  /** On a dark ground the leaves lighten; the gold stays. */
  onDark?: boolean
  className?: string
}

/** The sprig and the name. The name takes the colour of the text around it. */
export function Logo({ onDark = false, className = 'logo' }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 198 32" role="img" aria-label="Wattlewise">
      <SprigDrawing onDark={onDark} />
      <path d={wordmark} fill="currentColor" />
    </svg>
  )
}
