import { Blossom } from './Blossom.tsx'

/** The sprig with one blossom, for places smaller than 24 px. */
export function SmallSprig() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M3 15c1.4-3.4 3.4-5.6 6-7.4"
        fill="none"
        stroke="#2a7248"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M4.2 12.4C1.6 11 .6 8.6 1 5.8c2.4 1.4 3.8 3.6 3.2 6.6z" fill="#2a7248" />
      <path d="M4.8 11.6C7 14 9.8 14.4 12.6 13c-2-2.2-4.8-2.8-7.8-1.4z" fill="#12372a" />
      <Blossom x={10.5} y={5.5} radius={4.55} dots={8} />
    </svg>
  )
}
