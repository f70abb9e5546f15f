import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { categories } from '#edition/articles.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { brand } from './brand.ts'

const forms = [...formsOf(brand).keys()]

const sentence = (help: string, longest: number) =>
  z.string({ error: help }).min(20, help).max(longest, `${help} At most ${longest} characters.`)

const source = z.strictObject({
  name: z.string({ error: 'Each source needs a name: the body or site that says it.' }),
  title: z.string({ error: 'Each source needs a title: the page or report, in plain words.' }),
  url: z
    .url('A source’s url is a whole address, with https:// in front. Leave it out if unknown.')
    .optional(),
  dated: z.string('When the source was true, in words: "1 July 2026", "undated copy".').optional(),
})

const articles = defineCollection({
  loader: glob({ base: `./src/content/editions/${brand.edition}/articles`, pattern: '*.mdx' }),
  schema: z.strictObject(
    {
      title: sentence('The heading of the article, without the brand’s name.', 90),
      searchTitle: z
        .string('The title in search results and tabs: at most 45 characters.')
        .min(10)
        .max(45),
      description: sentence('One or two sentences for search results.', 160),
      excerpt: sentence('What the reader gets, for the cards of the blog.', 200),
      category: z.enum(categories, {
        error: `One of ${categories.join(', ')}.`,
      }),
      published: z.coerce.date({ error: 'The date, written like 2026-11-17.' }),
      featured: z.boolean({
        error: 'True for the three large stories, false for all others.',
      }),
      form: z.string().refine((slug) => forms.includes(slug), {
        error: `The slug of the form that stands beside it, one of ${forms.join(', ')}.`,
      }),
      keywords: z
        .array(z.string())
        .min(1, 'A list of what people would type to find this, like ["solar rebate"].'),
      related: z
        .array(z.string())
        .length(3, 'The slugs of three other articles, which are their file names without .mdx.'),
      sources: z.array(source).min(1, 'Who says so. <Source n={1} /> points at the first.'),
    },
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `There is no field called ${keys?.join(', ')}. Is it a slip of spelling?`
          : undefined,
    },
  ),
})

export const collections = { articles }
