import type { Link, Navigation } from '#content/navigation.ts'
import type { Href } from '#content/routes.ts'

/** The way to the form, in a phone's menu. */
export const toForm = 'Get a free quote'

const compare: Link = { label: 'Compare quotes', path: '/compare-quotes' }
const contact: Link = { label: 'Contact', path: '/contact' }
const about: Link = { label: 'About', path: '/about' }
const home: Link = { label: 'Home', path: '/' }
const blog: Link = { label: 'Blog', path: '/blog' }

/** The bar at the top and, under `solutions`, every guide. A page is called by one name, here and at the foot. */
export const navigation: Navigation = {
  before: [home],
  solutions: {
    label: 'Solar solutions',
    columns: [
      {
        heading: 'Panels',
        links: [
          { label: 'Solar panels', path: '/solar-panels', hint: 'What fits, what it costs' },
          {
            label: 'How many solar panels do I need?',
            path: '/how-many-solar-panels',
            hint: 'Seven sizes on your roof',
          },
          { label: 'Solar roof tiles', path: '/solar-roof-tiles', hint: 'Three kinds, compared' },
        ],
      },
      {
        heading: 'Batteries',
        links: [
          { label: 'Solar batteries', path: '/solar-batteries', hint: 'When one pays for itself' },
          {
            label: 'What size battery?',
            path: '/solar-battery-size',
            hint: 'Three sizes on your evenings',
          },
          { label: 'What batteries cost', path: '/solar-battery-costs' },
          {
            label: 'Best batteries',
            path: '/best-solar-batteries',
            hint: 'Fourteen by their data sheets',
          },
          { label: 'Complete battery guide', path: '/solar-batteries-guide' },
        ],
      },
      {
        heading: 'Money',
        links: [
          {
            label: 'Solar panel grants',
            path: '/solar-panel-grants',
            hint: 'Rebates in dollars, by postcode',
          },
          {
            label: 'Your solar savings',
            path: '/solar-panel-savings',
            hint: 'Solar savings calculator',
          },
          { ...compare, hint: 'Two or three, side by side' },
        ],
      },
      {
        heading: 'Who does it',
        links: [
          {
            label: 'Best solar panel installers',
            path: '/best-solar-panel-installers',
            hint: 'Six checks before you sign',
          },
          {
            label: 'Solar panels for businesses',
            path: '/solar-panels-businesses',
            hint: 'Shops, sheds, cool rooms',
          },
        ],
      },
    ],
  },
  after: [compare, blog, about, contact],
}

const solutions = navigation.solutions.columns.flatMap(({ links }) => links)

function linkTo(path: Href): Link {
  const link = [...solutions, blog].find((one) => one.path === path)
  if (!link) throw new Error(`The menu has no ${path}`)
  return link
}

const specified: readonly Href[] = [
  '/solar-panels',
  '/solar-panel-grants',
  '/solar-panel-savings',
  '/best-solar-panel-installers',
  '/how-many-solar-panels',
  '/solar-batteries',
  '/solar-panels-businesses',
]

/** The menu of a phone: what most come for first. */
export const phoneMenu = {
  first: [home, compare, contact],
  solutions: specified.map(linkTo),
  more: {
    heading: 'More',
    links: [
      ...solutions.filter(({ path }) => path !== compare.path && !specified.includes(path)),
      blog,
      about,
      { label: 'Search', path: '/search' } satisfies Link,
    ],
  },
}

export const footerColumns: { heading: string; links: Link[] }[] = [
  {
    heading: 'Solar panels',
    links: [
      { label: 'Solar panels in Melbourne', path: '/solar-panels-melbourne' },
      ...specified.slice(1, 5).map(linkTo),
      compare,
    ],
  },
  {
    heading: 'Solar batteries',
    links: solutions.filter(({ path }) => path.includes('batter')),
  },
  {
    heading: 'Specialist solar',
    links: [linkTo('/solar-panels-businesses'), linkTo('/solar-roof-tiles'), blog],
  },
]

export const legalLinks: Link[] = [
  about,
  { label: 'Glossary', path: '/glossary' },
  { label: 'Search', path: '/search' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  contact,
]
