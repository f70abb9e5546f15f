/** The categories of articles. */
export const categories = [
  'Rebates & Finance',
  'Technology',
  'Finance',
  'Analysis',
  'Costs & Pricing',
  'Policy & Future',
  'Business Solar',
  'Policy',
  'Social Impact',
  'Climate & Environment',
] as const

/** The words of the blog page. */
export const blog = {
  title: 'Solar articles for Melbourne and Victoria',
  description:
    'Guides to solar rebates, prices, batteries and policy in Melbourne and Victoria. Each has its sources, its sums and the date of its last check.',
  keywords: ['solar news Victoria', 'solar articles Melbourne', 'battery guides', 'solar policy'],
  heading: 'Solar Energy Insights & News',
  lead: 'We write from public sources and check against them. Where a figure is our own arithmetic, we show you the sum.',
  tags: ['Industry Updates', 'Melbourne Focus', 'Victoria Solar'],
  featured: 'Featured Articles',
  latest: 'Latest Articles',
}
