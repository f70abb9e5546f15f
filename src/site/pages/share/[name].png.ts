import type { APIRoute, GetStaticPaths } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { onDay } from '#content/pages/on-day.ts'
import { blog } from '#edition/articles.ts'
import { about } from '#edition/pages/about.ts'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import { contact } from '#edition/pages/contact.ts'
import { glossary } from '#edition/pages/glossary.ts'
import { guides } from '#edition/pages/guides.ts'
import { home } from '#edition/pages/home.ts'
import type { SceneName } from '#pictures/scenes.ts'
import { listArticles, pictureOf } from '../../article/articles.ts'
import { brand } from '../../brand.ts'
import { dayHere } from '../../day-here.ts'
import { ShareCard } from '../../share/ShareCard.tsx'
import { shareImage } from '../../share/share-image.ts'

type Card = { path: string; title: string; scene: SceneName }

/** One image for every public page. */
export const getStaticPaths: GetStaticPaths = async () => {
  const today = dayHere()
  const cards: Card[] = [
    { path: '/', title: onDay(home, today).hero.heading, scene: 'roof-close' },
    { path: '/blog', title: blog.heading, scene: 'blog' },
    { path: '/compare-quotes', title: compareQuotes.heading, scene: 'roof-close' },
    { path: '/privacy', title: 'How we use your details', scene: 'street-night' },
    { path: '/terms', title: 'Terms of use', scene: 'shop' },
    { path: '/about', title: about(brand).heading, scene: 'hero-contact' },
    { path: '/glossary', title: glossary.heading, scene: 'roof-close' },
    ...Object.entries({ ...guides, '/contact': contact }).map(([path, page]) => {
      const { hero } = onDay(page, today)
      return { path, title: hero.heading, scene: hero.picture ?? 'shop' }
    }),
    ...(await listArticles()).map((article) => ({
      path: `/blog/${article.id}`,
      title: article.data.title,
      scene: pictureOf(article),
    })),
  ]
  return cards.map((card) => ({
    params: { name: shareImage(card.path).slice('/share/'.length, -'.png'.length) },
    props: card,
  }))
}

export const GET: APIRoute<Card> = async ({ props: { title, scene } }) => {
  const card = renderToStaticMarkup(createElement(ShareCard, { title, scene, brand }))
  const png = await sharp(Buffer.from(card)).png({ palette: true, effort: 1 }).toBuffer()
  return new Response(new Uint8Array(png))
}
