/** Every address of the specification's table, the articles by the names we gave them. */
export const articles = [
  'victorian-solar-rebates-guide',
  'home-battery-storage-guide',
  'large-scale-vs-residential-solar-victoria-comparison',
  'solar-financing-options-victoria',
  'solar-panel-costs-melbourne',
  'victoria-renewable-energy-2030',
  'small-business-solar-case-studies',
  'feed-in-tariffs-victoria-explained',
  'solar-affordable-housing-victoria',
  'rooftop-solar-climate-resilience',
].map((slug) => `/blog/${slug}`)

/** The same screen as another, whose address is its canonical one. */
export const aliases: Record<string, string> = { '/solar-panels-melbourne': '/solar-panels' }

export const routes = [
  '/',
  '/solar-panels',
  '/solar-panels-melbourne',
  '/solar-batteries',
  '/solar-panel-grants',
  '/solar-panel-savings',
  '/best-solar-panel-installers',
  '/how-many-solar-panels',
  '/solar-panels-businesses',
  '/solar-battery-size',
  '/solar-battery-costs',
  '/best-solar-batteries',
  '/solar-batteries-guide',
  '/solar-roof-tiles',
  '/privacy',
  '/terms',
  '/contact',
  '/success',
  '/blog',
  ...articles,
]
