import type { ExplanationName } from '#edition/explaining/explanation.ts'
import type { QuoteKit } from '#edition/explaining/quote.ts'
import type { Claim, Figure } from '#edition/figures.ts'
import type { Link } from '#edition/navigation.ts'
import type { SceneName } from '#pictures/scenes.ts'
import type { QuestionAndAnswer } from '../questions/question.ts'

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
    /** Slug of the form that stands in it. */
    form: string
    /** Without one, the house that answers stands in the hero. */
    picture?: SceneName
    /** Whether the offer of solar without paying upfront stands under the heading. */
    offer?: boolean
  }
  /** Neighbours should differ in kind. */
  sections: readonly Section[]
}

/** The colour behind a section. It changes with the subject. */
export type Ground = 'paper' | 'sky' | 'deep' | 'night'

type Headed = { heading: string; lead?: string; id?: string; ground?: Ground }

export type Section =
  | ({ kind: 'words' } & Headed & Words)
  | ({ kind: 'columns'; columns: readonly Column[] } & Headed)
  | ({ kind: 'table' } & Headed & Table)
  | ({ kind: 'bars' } & Headed & Bars)
  | ({ kind: 'steps'; steps: readonly { name: string; text: string }[] } & Headed)
  | ({
      kind: 'figures'
      figures: readonly Figure[]
      note: string
      /** Where the reader's own can be worked out. */
      workOutYours?: string
    } & Partial<Headed>)
  | ({ kind: 'questions'; questions: readonly QuestionAndAnswer[] } & Headed)
  /** `beside` names what stands opposite the advertisement: 'What holds' unless it says otherwise. */
  | ({ kind: 'claims'; claims: readonly Claim[]; note: string; beside?: string } & Headed)
  | ({ kind: 'schemes'; schemes: readonly Scheme[]; note?: string } & Headed)
  | ({ kind: 'profiles'; profiles: readonly Profile[]; method: string } & Headed)
  | ({ kind: 'tiers'; tiers: readonly Tier[]; note: string } & Headed)
  | ({ kind: 'compared'; batteries: readonly ComparedBattery[]; note: string } & Headed)
  | ({ kind: 'sizes'; sizes: readonly BatterySize[]; note: string } & Headed)
  | ({ kind: 'contents'; entries: readonly { id: string; name: string }[] } & Headed)
  /** Batteries by their data sheets, which a link sorts. */
  | { kind: 'batteryModels' }
  | { kind: 'explanation'; name: ExplanationName; ground?: Ground }
  /** An example quote with notes in its margin. */
  | { kind: 'quote'; kit: QuoteKit }
  | { kind: 'closing'; heading: string; lead: string; button: string }

/** Prose, with something short beside it. */
export type Words = {
  paragraphs: readonly string[]
  beside?: { strong: string; text: string } | { list: readonly { name: string; text: string }[] }
}

export type Column = { name: string; text: string; link?: Link }

export type Table = {
  /** What the table shows, in a sentence. */
  caption: string
  columns: readonly string[]
  /** First cell names the row. */
  rows: readonly (readonly string[])[]
  note?: string
  /** Index of the row that matters. */
  strong?: number
}

export type Bars = {
  caption: string
  unit: string
  rows: readonly (readonly [name: string, value: number])[]
  strong?: string
  note?: string
}

export type Scheme = {
  name: string
  /** Who gives it. */
  from: string
  status: 'open' | 'closed' | 'changed'
  /** As marketing puts it, where it does. */
  advertised?: string
  /** Short: it is set large. */
  today: string
  conditions: readonly string[]
}

export type Profile = {
  name: string
  /** What to ask before anything else. */
  check: string
  /** As advertised, out of 5. */
  rating: string
  specialties: readonly string[]
  coverage: string
  warranty: string
  savings: string
  highlights: readonly string[]
  text: string
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

export type ComparedBattery = {
  name: string
  capacity: string
  warranty: string
  rating: string
  priceRange: string
  features: readonly string[]
  pros: readonly string[]
  cons: readonly string[]
}

/** What one size of battery runs, as a sum. */
export type BatterySize = {
  name: string
  usable: number
  modules: number
  /** Each with its working and what comes of it, in kWh. */
  runs: readonly { what: string; working: string; uses: number }[]
  suits: string
  blackout: string
}
