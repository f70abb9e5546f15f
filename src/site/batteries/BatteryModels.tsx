import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'

import {
  type BatteryModel,
  batteryModels,
  type ModelOrder,
  modelOrders,
  sheetsReadOn,
  sortModels,
} from '#edition/battery-models.ts'
import { formatShort } from '#edition/format.ts'
import { Band } from '../sections/guide/Band.tsx'
import styles from './BatteryModels.module.css'

export type BatteryModelsProps = { order: ModelOrder }

const path = '/best-solar-batteries'

const orderNames: Record<ModelOrder, string> = {
  maker: 'Maker',
  size: 'Usable size',
  power: 'Power',
  warranty: 'Warranty',
}

/** Batteries by their data sheets. A link sorts them, without script. */
export function BatteryModels({ order }: BatteryModelsProps) {
  return (
    <Band
      id="models"
      heading={`${capitalise(numberWord(batteryModels.length))} batteries, by their data sheets`}
      lead="Usable kilowatt-hours are what you pay for and what certificates are counted by. A dash means that no sheet we could read says it."
    >
      <nav className={styles.orders} aria-label="Sort the batteries">
        <span>Sort by</span>
        {modelOrders.map((one) => (
          <a
            key={one}
            href={one === 'maker' ? `${path}#models` : `${path}?sort=${one}#models`}
            aria-current={one === order ? 'true' : undefined}
            rel="nofollow"
          >
            {orderNames[one]}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="scroll" tabIndex={0} aria-label="Batteries by their data sheets">
        <table className={`table ${styles.models}`}>
          <caption>Home batteries sold in Australia, sheets read {sheetsReadOn}</caption>
          <thead>
            <tr>
              <Head order={order} by="maker" sort="ascending" />
              <Head order={order} by="size" sort="descending" />
              <Head order={order} by="power" sort="descending" />
              <Head order={order} by="warranty" sort="descending" />
              <th scope="col">How it’s wired</th>
              <th scope="col">In a blackout</th>
            </tr>
          </thead>
          <tbody>
            {sortModels(order).map((model) => (
              <Row key={model.model} model={model} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={`dated ${styles.notes}`}>
        <p>
          Each maker’s own sheet, as a public catalogue read it: {sheetNames()}. We left out what no
          sheet states: Sigenergy’s and GoodWe’s warranties, how much capacity Tesla and BYD promise
          to keep, the power of three Sungrow sizes. We left out Sigenergy’s BAT 10.0 and models of
          Fox ESS, iStore, Anker, VoltX and Dyness, because no maker’s sheet settles their size.
        </p>
        <p>
          <strong>Not checked by us:</strong> whether a model is on the Clean Energy Council’s
          approved list today, and whether it’s ready for a virtual power plant. The federal
          discount needs both, so have your installer put them in writing, model by model.
        </p>
        <p>
          <strong>LG RESU isn’t in this table.</strong> Units with cells made from 2016 to 2019 were
          recalled: see below before you buy or keep one.
        </p>
      </div>
    </Band>
  )
}

function Head({
  order,
  by,
  sort,
}: {
  order: ModelOrder
  by: ModelOrder
  sort: 'ascending' | 'descending'
}) {
  return (
    <th scope="col" aria-sort={order === by ? sort : undefined}>
      {by === 'maker' ? 'Maker and model' : orderNames[by]}
    </th>
  )
}

function Row({ model }: { model: BatteryModel }) {
  const { maker, usable, nominal, power, wiring, warrantyYears, warrantyNote, backup } = model
  return (
    <tr>
      <th scope="row">
        {maker} <span>{model.model}</span>
      </th>
      <td data-label="Usable">
        <strong>{formatShort(usable)} kWh</strong>
        {nominal !== undefined && nominal !== usable && <small>of {formatShort(nominal)}</small>}
      </td>
      <td data-label="Power">{power === undefined ? '–' : `${formatShort(power)} kW`}</td>
      <td data-label="Warranty">
        {warrantyYears === undefined ? '–' : `${warrantyYears} years`}
        {warrantyNote && <small>{warrantyNote}</small>}
      </td>
      <td data-label="Wired">{wiring}</td>
      <td data-label="In a blackout" data-unknown={backup ? undefined : true}>
        {backup ?? '–'}
      </td>
    </tr>
  )
}

function sheetNames(): string {
  return [...new Set(sortModels('maker').map(({ sheet }) => sheet))].join('; ')
}
