import {
  ArrowRightToLine,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Copy,
  Download,
  Hourglass,
  House,
  Inbox,
  Link,
  type LucideIcon,
  Mail,
  MessageSquare,
  Pause,
  Phone,
  Search,
  SlidersHorizontal,
  StickyNote,
  Upload,
  WifiOff,
  X,
} from 'lucide-react'
import type { ReactElement } from 'react'

const lucideIcons = {
  back: ChevronLeft,
  call: Phone,
  caret: ChevronDown,
  chart: ChartColumn,
  copy: Copy,
  cross: X,
  done: CircleCheck,
  download: Download,
  forward: ChevronRight,
  house: House,
  inbox: Inbox,
  link: Link,
  mail: Mail,
  note: StickyNote,
  offer: ArrowRightToLine,
  offline: WifiOff,
  pause: Pause,
  search: Search,
  send: Upload,
  settings: SlidersHorizontal,
  text: MessageSquare,
  tick: Check,
  waiting: Hourglass,
} satisfies Record<string, LucideIcon>

const white = { fill: 'none', stroke: '#fff', strokeWidth: 1.7, strokeLinecap: 'round' } as const

/** Filled shapes, which Lucide does not have. They differ even where their colours look alike. */
const filledIcons = {
  late: (
    <>
      <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="var(--clay)" />
      <path d="M8 4.6v4" {...white} />
      <circle cx="8" cy="11" r="1" fill="#fff" />
    </>
  ),
  failing: (
    <>
      <circle cx="8" cy="8" r="6.8" fill="var(--clay)" />
      <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" {...white} />
    </>
  ),
  ending: (
    <g fill="none" stroke="var(--clay)" strokeLinecap="round">
      <path d="M8 1.6 14.4 8 8 14.4 1.6 8Z" strokeWidth={1.5} strokeLinejoin="round" />
      <path d="M8 5v3.4M8 10.9v.1" strokeWidth={1.7} />
    </g>
  ),
  dot: <circle cx="8" cy="8" r="3.2" fill="var(--control)" />,
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof lucideIcons | keyof typeof filledIcons

/** A small icon. It always stands beside a word, so screen readers skip it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  if (isFilled(name))
    return (
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        {filledIcons[name]}
      </svg>
    )
  const LucideIcon = lucideIcons[name]
  return (
    <LucideIcon
      size={size}
      strokeWidth={2.25}
      color={name === 'done' ? 'var(--leaf)' : 'currentColor'}
    />
  )
}

function isFilled(name: IconName): name is keyof typeof filledIcons {
  return name in filledIcons
}
