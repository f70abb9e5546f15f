import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { blog } from '#edition/articles.ts'
import { listArticles } from '../article/articles.ts'
import { brand } from '../brand.ts'

export const GET: APIRoute = async ({ site }) =>
  rss({
    title: `${brand.name}: ${blog.heading}`,
    description: blog.description,
    site: site ?? '',
    trailingSlash: false,
    items: (await listArticles()).map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: `/blog/${id}`,
      pubDate: data.published,
      categories: [data.category],
    })),
    customData: `<language>${brand.locale}</language>`,
  })
