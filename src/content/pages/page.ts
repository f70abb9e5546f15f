import type { Link } from '#content/navigation.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { Figure } from '#edition/figures.ts'
import type { OwnKind } from '#edition/pages/own-section.ts'
import type { SceneName } from '#pictures/scenes.ts'
import type { QuestionAndAnswer } from '../questions/question.ts'
import type { Table } from './table.ts'

/** A page with its form, as data. Text may hold **strong words** and [links](/solar-panels). */
export type GuidePage = {
  /** In search results and the browser's tab, before the brand's name: at most 60 characters with it. */
  title: string
  description: string
  keywords: readonly string[]
  hero: {
    /** Names the page's subject and its place. */
    heading: string
    lead: string
    /** Slug of its form. */
    form: string
    /** Without one, the hero shows the house that answers. */
    picture?: SceneName
  }
  /** Neighbours should differ in kind. */
  sections: readonly Section[]
}

/** A second form on a page, with the text beside it. */
export type FormSection = {
  id: string
  heading: string
  paragraphs: readonly string[]
  /** Its slug. */
  form: string
}

/** A page whose words change with the day: it has as many sections on any, each in its place. */
export type DatedGuide = (today: Day) => GuidePage

/** The colour behind a section. It changes with the subject. */
export type Ground = 'paper' | 'sky' | 'deep' | 'night'

export type Headed = {
  heading: string
  lead?: string
  id?: string
  ground?: Ground
  /** What follows from it, decided in a sentence, and the reason. */
  verdict?: { strong: string; text: string }
}

export type Section =
  | Part
  /** Subjects beside each other: the first left, what follows right. `wide` is the side that needs more room. */
  | {
      kind: 'pair'
      parts: readonly [Part, Part, ...Part[]]
      ground?: Ground
      wide?: 'left' | 'right'
    }
  | ({
      kind: 'figures'
      figures: readonly Figure[]
      note: string
      /** Where the reader's own can be worked out. */
      workOutYours?: string
    } & Partial<Headed>)
  | OwnSection
  /** The button leads to the form, or to `path`. */
  | { kind: 'closing'; heading: string; lead: string; button: string; path?: string }

/** A section that only the edition that is built has. */
export type OwnSection = OwnKind & { ground?: Ground }

/** A subject of a page, which may be shown beside another. */
export type Part =
  | ({ kind: 'words'; paragraphs: readonly string[] } & Headed)
  | ({ kind: 'columns'; columns: readonly Column[] } & Headed)
  | ({ kind: 'table' } & Headed & Table)
  | ({ kind: 'bars' } & Headed & Bars)
  /** What to do, numbered. */
  | ({ kind: 'steps'; steps: readonly Row[]; more?: Link } & Headed)
  /** What to know, between rules. */
  | ({ kind: 'rows'; rows: readonly Row[]; more?: Link } & Headed)
  | ({ kind: 'money'; programs: readonly MoneyRow[] } & Headed)
  /** The panels of a system on a tennis court, to scale. */
  | ({ kind: 'court'; panels: number; caption: string } & Headed)
  | ({ kind: 'questions'; questions: readonly QuestionAndAnswer[] } & Headed)
  | ({ kind: 'tiers'; tiers: readonly Tier[]; note: string } & Headed)
  | ({ kind: 'contents'; entries: readonly { id: string; name: string }[] } & Partial<Headed>)

/** A few words, and what they are about. */
export type Row = { name: string; text: string; source?: string }

/** A program that gives money: how much, on what terms, and where that was read. */
export type MoneyRow = {
  name: string
  /** Set large: '$1,482', 'Varies'. */
  amount: string
  /** Small beside it: 'off 6.6 kW'. */
  unit?: string
  terms: string
  source?: string
  /** What it is made up of, folded. */
  parts?: readonly MoneyRow[]
}

export type Column = { name: string; text: string; link?: Link }

export type Bars = {
  caption: string
  unit: string
  rows: readonly (readonly [name: string, value: number])[]
  strong?: string
  note?: string
}

export type Tier = {
  name: string
  price: string
  size: string
  warranty: string
  suits: string
  today: string
  modules: number
}
