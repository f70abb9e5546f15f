import {
  ArrowRightToLine,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleMinus,
  Clock,
  Copy,
  Download,
  FileText,
  Hourglass,
  House,
  Inbox,
  Link,
  ListFilter,
  type LucideIcon,
  Mail,
  MessageSquare,
  Pause,
  Phone,
  RotateCw,
  Search,
  SlidersHorizontal,
  StickyNote,
  Undo2,
  Upload,
  UserRound,
  UsersRound,
  WifiOff,
  X,
  Zap,
} from 'lucide-react'
import type { ReactElement } from 'react'

const lucideIcons = {
  again: RotateCw,
  back: ChevronLeft,
  call: Phone,
  caret: ChevronDown,
  chart: ChartColumn,
  clock: Clock,
  close: CircleMinus,
  copy: Copy,
  cross: X,
  done: CircleCheck,
  download: Download,
  due: Zap,
  forward: ChevronRight,
  house: House,
  inbox: Inbox,
  link: Link,
  mail: Mail,
  note: StickyNote,
  offer: ArrowRightToLine,
  offline: WifiOff,
  operator: UserRound,
  operators: UsersRound,
  pause: Pause,
  quote: FileText,
  search: Search,
  send: Upload,
  settings: SlidersHorizontal,
  text: MessageSquare,
  tick: Check,
  undo: Undo2,
  view: ListFilter,
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
  'house-check': (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2.2 7.4 8 2.4l5.8 5V14H2.2Z" strokeWidth={1.5} />
      <path d="m5.6 9.7 1.7 1.7 3.1-3.2" strokeWidth={1.5} />
    </g>
  ),
  dot: <circle cx="8" cy="8" r="3.2" fill="var(--control)" />,
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof lucideIcons | keyof typeof filledIcons

/** A small icon. It is always beside a word, so screen readers skip it. */
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
