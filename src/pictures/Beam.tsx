/** A coin whose upper half is a rising sun. */
export function Beam() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="18" r="10" fill="#f6b81a" />
      <path d="M6 18h20a10 10 0 0 1-20 0z" fill="#2a7248" />
      <path
        d="M16 2v4M6.5 5.5l2 3.5M25.5 5.5l-2 3.5M1.5 13 5 14.5M30.5 13 27 14.5"
        stroke="#f6b81a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
