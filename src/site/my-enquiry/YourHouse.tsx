import { houseDescription } from '#content/pages/my-enquiry-house.ts'
import { yourFrame } from '#pictures/hero-frame.ts'
import { YourScene } from '#views/house/YourScene.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import styles from './YourHouse.module.css'

type Props = {
  house: MyEnquiry['house']
  /** Nothing is planned for it any more: no panels, no gold. */
  isPlain?: boolean
  /** Whether it is on the left, with a card beside it. */
  side: 'left' | 'right'
  /** Where the house wasn't described it only decorates. */
  decorative?: boolean
}

/** The hero's house with the visitor's answers. */
export function YourHouse({ house, isPlain = false, side, decorative = false }: Props) {
  const { property } = house
  const panels = isPlain ? 0 : house.panels
  const battery = !isPlain && house.battery
  const label = houseDescription({ property, panels, battery, isPlain })
  return (
    <div className={`${styles.strip} ${styles[side]}`}>
      <svg
        className={styles.scene}
        viewBox={`${yourFrame.left} 0 ${yourFrame.width} ${yourFrame.height}`}
        role={decorative ? undefined : 'img'}
        aria-label={decorative ? undefined : label}
        aria-hidden={decorative || undefined}
      >
        <YourScene
          property={property}
          panels={panels}
          battery={battery}
          clearWest={side === 'right'}
        />
      </svg>
    </div>
  )
}
