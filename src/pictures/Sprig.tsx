import { Blossom } from './Blossom.tsx'

/** A sprig of wattle on a 32 px grid. On a dark ground the leaves lighten; the gold stays. */
export function Sprig({ onDark = false }: { onDark?: boolean }) {
  const leaf = onDark ? '#8fbf9f' : '#2a7248'
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" stroke={leaf} strokeLinecap="round">
        <path d="M6.2 30.2C8.6 22.6 13 16.4 20.4 11.4" strokeWidth="2" />
        <path
          d="M13.4 17.2C12.6 14 11.4 10.6 10.2 6.2M15.6 15c4.4.4 7.8 2 11.4 5.2"
          strokeWidth="1.3"
        />
      </g>
      <path d="M8.9 24.4C3.6 22.2 1.2 17.4 1.6 11.6c5 2.4 8 7 7.3 12.8z" fill={leaf} />
      <path
        d="M9.6 23.2c3.8 4.2 9 5.4 14.6 3.2-3.6-4.4-9-5.8-14.6-3.2z"
        fill={onDark ? '#5f9a77' : '#12372a'}
      />
      <Blossom x={21.4} y={8.8} radius={6.43} />
      <Blossom x={9.8} y={5.8} radius={3.98} dots={10} />
      <Blossom x={27.2} y={21} radius={3.57} dots={10} />
    </svg>
  )
}
