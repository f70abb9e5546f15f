/** A leaf-green tick, with words beside it. */
export function Tick({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 29 29" className={className} aria-hidden="true">
      <circle cx="14.5" cy="14.5" r="12" fill="var(--leaf)" />
      <path
        d="M9 15l4 4 7.4-8.4"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
