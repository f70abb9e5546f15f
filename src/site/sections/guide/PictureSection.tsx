import type { Link } from '#content/navigation.ts'
import type { SceneName } from '../../pictures/scenes.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PictureSection.module.css'

type Props = {
  heading: string
  picture: string
  paragraphs: readonly string[]
  link?: Link | undefined
}

/** One large picture, and the words that belong to it. */
export function PictureSection({ heading, picture, paragraphs, link }: Props) {
  return (
    <div className={styles.split}>
      <Scene name={picture as SceneName} className={styles.picture} />
      <div>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        {link && (
          <p>
            <a href={link.path}>{link.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}
