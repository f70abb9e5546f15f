import type { ReactNode } from 'react'
import type { SceneName } from '#pictures/scenes.ts'
import type { Article } from '../article/articles.ts'
import { Scene } from '../ui/Scene.tsx'
import styles from './StoryGrid.module.css'

type Props = {
  className: string | undefined
  stories: readonly { article: Article; picture: SceneName; about: ReactNode }[]
  /** Whether the first picture is above the fold. */
  eager?: boolean
}

/** One large story and two small. */
export function StoryGrid({ className, stories, eager = false }: Props) {
  return (
    <div className={`${styles.grid} ${className}`}>
      {stories.map(({ article, picture, about }, index) => (
        <a key={article.id} href={`/blog/${article.id}`} className={`teaser ${styles.story}`}>
          <Scene name={picture} eager={eager && index === 0} decorative />
          {about}
          <h3>{article.data.title}</h3>
          <p>{article.data.excerpt}</p>
        </a>
      ))}
    </div>
  )
}
