import type { ReactElement } from 'react'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const icons = {
  inbox: (
    <path
      d="M2 9.5 3.8 3h8.4L14 9.5v3.2a.8.8 0 0 1-.8.8H2.8a.8.8 0 0 1-.8-.8ZM2 9.5h3.6l.9 1.7h3l.9-1.7H14"
      {...line}
    />
  ),
  chart: <path d="M2 13.7h12M4 11.5V8m4 3.5V3m4 8.5V6" {...line} strokeWidth={1.7} />,
  settings: (
    <g {...line}>
      <path d="M2 4.5h7m3.5 0H14m-12 7h1.5m3.5 0h7" />
      <circle cx="10.7" cy="4.5" r="1.8" />
      <circle cx="5.2" cy="11.5" r="1.8" />
    </g>
  ),
  late: (
    <>
      <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="var(--clay)" />
      <path d="M8 4.6v4" {...line} stroke="#fff" strokeWidth={1.7} />
      <circle cx="8" cy="11" r="1" fill="#fff" />
    </>
  ),
  failing: (
    <>
      <circle cx="8" cy="8" r="6.8" fill="var(--clay)" />
      <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" {...line} stroke="#fff" strokeWidth={1.6} />
    </>
  ),
  done: (
    <g {...line} stroke="var(--leaf)">
      <circle cx="8" cy="8" r="6.2" />
      <path d="m5 8.2 2.1 2.1L11 5.9" strokeWidth={1.6} />
    </g>
  ),
  note: <path d="M3 2.5h10v7.3l-3.2 3.7H3Zm10 7.3H9.8v3.7" {...line} strokeWidth={1.4} />,
  offline: (
    <>
      <path
        d="M1.8 6.2a9 9 0 0 1 3.2-2m9.2 2a9 9 0 0 0-5.7-2.6M4.3 8.9a5.5 5.5 0 0 1 2.6-1.5m4.8 1.5a5.5 5.5 0 0 0-1.2-.9M2.5 2l11 12"
        {...line}
      />
      <circle cx="8" cy="12" r="1.2" fill="currentColor" />
    </>
  ),
  back: <path d="m9.8 3-5 5 5 5" {...line} strokeWidth={1.7} />,
  forward: <path d="m6.2 3 5 5-5 5" {...line} strokeWidth={1.7} />,
  search: (
    <g {...line} strokeWidth={1.6}>
      <circle cx="7" cy="7" r="4.6" />
      <path d="M10.5 10.5 14 14" />
    </g>
  ),
  call: (
    <path
      d="M3.2 1.8h2.4l1.3 3.3-1.6 1.2a8.5 8.5 0 0 0 4.4 4.4l1.2-1.6 3.3 1.3v2.4c0 .8-.6 1.4-1.4 1.4C6.9 14.2 1.8 9.1 1.8 3.2c0-.8.6-1.4 1.4-1.4Z"
      {...line}
    />
  ),
  mail: (
    <g {...line}>
      <rect x="1.7" y="3" width="12.6" height="10" rx="1.5" />
      <path d="M2.2 4.2 8 9l5.8-4.8" />
    </g>
  ),
  caret: <path d="m4 6.2 4 4 4-4" {...line} />,
  cross: <path d="m4.5 4.5 7 7m0-7-7 7" {...line} />,
  copy: (
    <g {...line} strokeWidth={1.4}>
      <rect x="2" y="5" width="8.5" height="8.5" rx="1.5" />
      <path d="M5.5 2.5H12A1.5 1.5 0 0 1 13.5 4v6.5" />
    </g>
  ),
  link: (
    <path
      d="m6.8 9.2 2.6-2.6M7.3 4.7l1.5-1.5a2.8 2.8 0 0 1 4 4l-1.5 1.5m-2.6 2.6-1.5 1.5a2.8 2.8 0 0 1-4-4l1.5-1.5"
      {...line}
    />
  ),
  download: (
    <path d="M8 2.5V10m-3-2.5 3 3 3-3M2.5 10v2.7c0 .5.4.8.8.8h9.4c.5 0 .8-.4.8-.8V10" {...line} />
  ),
  send: (
    <path d="M8 10V2.5M5 5l3-3 3 3M2.5 9.5v3.2c0 .5.4.8.8.8h9.4c.5 0 .8-.4.8-.8V9.5" {...line} />
  ),
  dot: <circle cx="8" cy="8" r="3.2" fill="var(--control)" />,
  tick: <path d="m3 8.4 3.2 3.2L13 4.8" {...line} strokeWidth={1.8} />,
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof icons

/** A small icon. It always stands beside a word, so screen readers skip it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {icons[name]}
    </svg>
  )
}
