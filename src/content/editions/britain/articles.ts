/** The categories of articles. */
export const categories = ['Costs', 'Rules', 'Tariffs'] as const

/** The words of the blog page. */
export const blog = {
  title: 'Solar guides and news',
  description:
    'What solar costs, what it pays and which rules changed: dated guides for England, Scotland and Wales.',
  keywords: [
    'solar panel cost',
    'are solar panels worth it',
    'smart export guarantee',
    'plug-in solar',
  ],
  heading: 'Solar money, in plain sums',
  lead: 'Each guide gives the answer first, then the sum. Every figure has its source and its date, and we say what we couldn’t find.',
  tags: categories,
  featured: 'Featured Articles',
  latest: 'Latest Articles',
}
