/** A beam falling on a penny, on a 32 px grid. On a dark ground the copper lightens and its rim takes the ground's colour. */
export function Beam({ onDark = false }: { onDark?: boolean }) {
  return (
    <svg viewBox="0 -0.6 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="13" cy="19" r="12" fill={onDark ? '#c9763f' : '#b4632f'} />
      <path d="M23.9 13.9A12 12 0 0 0 18.6 8.4L4.1 27.1A12 12 0 0 0 12.6 31z" fill="#f7c37f" />
      <path d="M20.9 5.4 26.3 9.6 31.6 2.9 26.8-.6z" fill="#f09a3e" />
      <circle
        cx="13"
        cy="19"
        r="8.7"
        fill="none"
        stroke={onDark ? '#24364a' : '#7f4019'}
        strokeOpacity=".38"
        strokeWidth="1.3"
      />
    </svg>
  )
}
