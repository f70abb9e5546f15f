import { formatShort } from '#content/format.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import {
  type BatteryModel,
  batteryModels,
  type ModelOrder,
  modelOrders,
  sheetsReadOn,
  sortModels,
  suitingModels,
} from '#edition/battery-models.ts'
import { planPrices } from '#edition/battery-plans.ts'
import { Band } from '#site/sections/guide/Band.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './BatteryModels.module.css'

export type BatteryModelsProps = { order: ModelOrder }

const path = '/best-solar-batteries'

const orderNames: Record<ModelOrder, string> = {
  size: 'usual sizes',
  power: 'power',
  warranty: 'warranty',
  maker: 'maker',
}

const [from, to] = [suitingModels[0], suitingModels.at(-1)].map((model) =>
  formatShort(model?.usable ?? 0),
)

/** Batteries by their data sheets. A link sorts them, without script. */
export function BatteryModels({ order }: BatteryModelsProps) {
  const models = sortModels(order)
  const more = models.slice(suitingModels.length)
  return (
    <Band
      id="models"
      heading={`${capitalise(numberWord(batteryModels.length))} batteries, by their data sheets`}
      lead={`Most homes’ evenings fill ${from} to ${to} kWh. But 10 kWh cost about ${planPrices.usual}, and pay on every plan only at ${planPrices.paysOnAll} or less. [Find the price at which your size pays](/solar-battery-size#calculator), or take a smaller one. Ask for ten years and backup in writing.`}
    >
      <nav className={styles.orders} aria-label="Sort the batteries">
        <span>Sort:</span>
        {modelOrders.map((one) => (
          <a
            key={one}
            href={one === modelOrders[0] ? `${path}#models` : `${path}?sort=${one}#models`}
            aria-current={one === order ? 'true' : undefined}
            rel="nofollow"
          >
            {orderNames[one]}
          </a>
        ))}
      </nav>
      <Models
        caption="Home batteries sold in Australia"
        order={order}
        models={models.slice(0, suitingModels.length)}
      />
      <details className={styles.more}>
        <Summary>{`${capitalise(numberWord(more.length))} more: ${namesOf(more, 'maker')}`}</Summary>
        <Models caption="More home batteries sold in Australia" order={order} models={more} />
        <p className={`dated ${styles.note}`}>{`The sheets: ${namesOf(models, 'sheet')}.`}</p>
      </details>
      <p className={`dated ${styles.note}`}>
        {`Makers’ Australian data sheets, read ${sheetsReadOn}; “not stated” means by no sheet we could read. Not checked by us: whether a model is on the Clean Energy Council’s approved list today. The discount needs it, so have it put in writing.`}
      </p>
    </Band>
  )
}

function Models({
  caption,
  order,
  models,
}: {
  caption: string
  order: ModelOrder
  models: readonly BatteryModel[]
}) {
  return (
    <table className={`table ${styles.models}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort={order === 'maker' ? 'ascending' : undefined}>
            Model
          </th>
          <th scope="col" aria-sort={order === 'size' ? 'other' : undefined}>
            Usable
          </th>
          <th scope="col" aria-sort={order === 'power' ? 'descending' : undefined}>
            Power
          </th>
          <th scope="col" aria-sort={order === 'warranty' ? 'descending' : undefined}>
            Warranty
          </th>
          <th scope="col">Works with</th>
          <th scope="col">In a blackout</th>
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <Row key={model.model} {...model} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ maker, model, usable, nominal = usable, ...stated }: BatteryModel) {
  const { power, warrantyYears, warrantyNote, worksWith, backup } = stated
  return (
    <tr>
      <th scope="row">{`${maker} ${model}`}</th>
      <td>
        <b>{formatShort(usable)}</b> kWh
        {nominal > usable && <small> of {formatShort(nominal)}</small>}
      </td>
      <Stated>{power && `${formatShort(power)} kW`}</Stated>
      <Stated note={warrantyNote}>{warrantyYears && `${warrantyYears} years`}</Stated>
      <td>{worksWith}</td>
      <Stated>{backup}</Stated>
    </tr>
  )
}

function Stated({ children, note }: { children: string | number | undefined; note?: string }) {
  if (!children) return <td data-unknown="">Not stated</td>
  return (
    <td>
      {children}
      {note && <small> {note}</small>}
    </td>
  )
}

function namesOf(models: readonly BatteryModel[], name: 'maker' | 'sheet'): string {
  return [...new Set(models.map((model) => model[name]))].toSorted().join('; ')
}
