import { blossom } from './blossom.ts'

/** The sprig alone, with one blossom, for places smaller than 24 px. */
export function Mark({ className = 'mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M3 15c1.4-3.4 3.4-5.6 6-7.4"
        fill="none"
        stroke="#2a7248"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M4.2 12.4C1.6 11 .6 8.6 1 5.8c2.4 1.4 3.8 3.6 3.2 6.6z" fill="#2a7248" />
      <path d="M4.8 11.6C7 14 9.8 14.4 12.6 13c-2-2.2-4.8-2.8-7.8-1.4z" fill="#12372a" />
      <path d={blossom(10.5, 5.5, 4.55, 8)} fill="#f6b81a" />
    </svg>
  )
}
