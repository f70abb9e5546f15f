import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import {
  compassDescription,
  compassLabels,
  compassText,
  faces,
  formatFace,
  formatRange,
  formatShare,
} from '#edition/explaining/roof-compass.ts'
import { RoofCompass as Picture } from '#pictures/explaining/RoofCompass.tsx'
import { Explanation } from '#site/explaining/Explanation.tsx'
import { Slider } from '#site/explaining/Slider.tsx'
import { useTurn } from '#site/explaining/use-turn.ts'
import variants from '#site/explaining/variants.module.css'
import type { ExplanationProps } from './explanation-props.ts'
import styles from './RoofCompass.module.css'

const directions = faces.map((face) => ({
  letters: face.letters,
  name: face.name,
  share: face.share,
  figure: formatNumber(face.kWh.mid),
  remark: formatShare(face),
}))

/** A roof to be turned: what its four sides make in a year, whichever way its door faces. */
export function RoofCompass({ id, data, takeOver }: ExplanationProps<'roof-compass'>) {
  const [direction, setDirection] = useState(0)
  const { angle, handlers } = useTurn(direction, setDirection)
  return (
    <Explanation
      id={id}
      shape="left"
      text={compassText(data)}
      picture={
        <>
          <div className={styles.turnable} {...handlers}>
            {(['wide', 'narrow'] as const).map((variant) => (
              <Picture
                key={variant}
                variant={variant}
                className={`${variants[variant]} ${variants.limited}`}
                directions={directions}
                unit={compassLabels.unit}
                turn={angle}
                description={compassDescription}
              />
            ))}
          </div>
          <Slider
            id={`${id}-slider`}
            label={compassLabels.slider}
            last={faces.length - 1}
            ticks={faces.map(({ letters }) => letters)}
            value={direction}
            onChange={setDirection}
            chosen={faces[direction]?.name ?? ''}
            about={formatFace(direction)}
            back={compassLabels.back}
            forward={compassLabels.forward}
            goesRound
            takeOver={takeOver}
          />
        </>
      }
      numbers={{
        caption: compassLabels.caption,
        table: {
          head: compassLabels.numbers,
          rows: faces.map((face) => ({
            cells: [
              face.name,
              formatNumber(face.kWh.mid),
              formatRange(face.kWh),
              `${formatNumber(face.share * 100)}%`,
            ],
          })),
        },
      }}
    />
  )
}
