import type { SceneName } from '#pictures/scenes.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Services.module.css'

type Props = {
  heading: string
  cards: readonly { name: string; picture: SceneName; text: string; path: string }[]
  compare: string
}

/** Where to start: a card for each of a few pages. */
export function Services({ heading, cards, compare }: Props) {
  return (
    <section>
      <div className="page">
        <h2>{heading}</h2>
        <div className={styles.services}>
          {cards.map(({ name, picture, text, path }) => (
            <a key={path} href={path} className="teaser">
              <Scene name={picture} decorative />
              <h3>{name}</h3>
              <p>{text}</p>
            </a>
          ))}
        </div>
        <p className={styles.compare}>
          <Text>{compare}</Text>
        </p>
      </div>
    </section>
  )
}
