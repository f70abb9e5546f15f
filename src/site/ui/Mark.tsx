import type { Brand } from '#content/brand/brand.ts'
import { Sprig } from '../pictures/Sprig.tsx'
import styles from './Mark.module.css'

/** The brand's picture and name, as they stand in header and footer. */
export function Mark({ brand, onDark = false }: { brand: Brand; onDark?: boolean }) {
  return (
    <span className={styles.mark} data-dark={onDark ? '' : undefined}>
      {brand.mark === 'wattle' ? <Sprig onDark={onDark} /> : <Beam />}
      <span>{brand.name}</span>
    </span>
  )
}

/** A coin whose upper half is a rising sun. */
function Beam() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
      <circle cx="16" cy="18" r="10" fill="#f6b81a" />
      <path d="M6 18h20a10 10 0 0 1-20 0z" fill="#2a7248" />
      <path
        d="M16 2v4M6.5 5.5 8.5 9M25.5 5.5 23.5 9M1.5 13l3.5 1.5M30.5 13 27 14.5"
        stroke="#f6b81a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
