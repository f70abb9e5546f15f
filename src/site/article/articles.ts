import { type CollectionEntry, getCollection } from 'astro:content'
import type { SceneName } from '#pictures/scenes.ts'

export type Article = CollectionEntry<'articles'>

/** All articles, newest first. */
export async function listArticles(): Promise<Article[]> {
  const articles = await getCollection('articles')
  return articles.sort((one, other) => Number(other.data.published) - Number(one.data.published))
}

/** The articles this one links to, in its order. */
export function relatedArticles({ id, data }: Article, all: readonly Article[]): Article[] {
  return data.related.map((slug) => {
    const article = all.find((one) => one.id === slug)
    if (!article)
      throw new Error(`${id}.mdx names ${slug} as related, and there is no such article.`)
    return article
  })
}

/** The article's own picture. `getScene` fails if it isn't drawn. */
export function pictureOf({ id }: Article): SceneName {
  return `article-${id}` as SceneName
}

export function readTime({ body = '' }: Article): string {
  return `${minutesToRead(body)} min read`
}

const wordsAMinute = 220

/** Minutes it takes to read a text. Tags and link addresses do not count, tables and lists do. */
function minutesToRead(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ')
  const words = text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
