import type { Link, Navigation, PhoneMenu } from '#content/navigation.ts'
import type { Href } from '#content/routes.ts'

/** The way to the form, in a phone's menu. */
export const toForm = 'Get my quote'

const home: Link = { label: 'Home', path: '/' }
const blog: Link = { label: 'Blog', path: '/blog' }
const compare: Link = { label: 'Compare quotes', path: '/compare-quotes' }

/** The dropdown, in the specification's order and words: two to a column. */
const columns: Navigation['solutions']['columns'] = [
  {
    links: [
      { label: 'Solar Panels', path: '/solar-panels', hint: 'What fits, what it makes' },
      { label: 'Solar Panel Grants', path: '/solar-panel-grants', hint: 'What’s really open' },
    ],
  },
  {
    links: [
      { label: 'Your Solar Savings', path: '/solar-panel-savings', hint: 'The calculator' },
      {
        label: 'Best Solar Panel Installers',
        path: '/best-solar-panel-installers',
        hint: 'Five checks before you sign',
      },
    ],
  },
  {
    links: [
      {
        label: 'How Many Solar Panels Do I Need?',
        path: '/how-many-solar-panels',
        hint: 'Four sizes, side by side',
      },
      { label: 'Solar Batteries', path: '/solar-batteries', hint: 'When one pays' },
    ],
  },
  {
    links: [
      {
        label: 'Solar Panels For Businesses',
        path: '/solar-panels-businesses',
        hint: 'Your rate, tax and leases',
      },
    ],
  },
]

const solutions = columns.flatMap(({ links }) => links)

/** The bar at the top: the links before and after the dropdown. */
export const navigation: Navigation = {
  before: [home, blog],
  solutions: { label: 'Solar Solutions', columns },
  after: [],
}

/** The menu of a phone: the same links. */
export const phoneMenu: PhoneMenu = { first: navigation.before, solutions }

function linkTo(path: Href): Link {
  const link = solutions.find((one) => one.path === path)
  if (!link) throw new Error(`The menu has no ${path}`)
  return { label: link.label, path: link.path }
}

export const footerColumns: readonly { heading: string; links: readonly Link[] }[] = [
  {
    heading: 'Solar panels',
    links: [
      linkTo('/solar-panels'),
      linkTo('/solar-panel-grants'),
      linkTo('/solar-panel-savings'),
      linkTo('/best-solar-panel-installers'),
      linkTo('/how-many-solar-panels'),
      compare,
    ],
  },
  {
    heading: 'Batteries',
    links: [
      linkTo('/solar-batteries'),
      { label: 'Do batteries pay?', path: '/blog/do-solar-batteries-pay' },
    ],
  },
  {
    heading: 'Business',
    links: [linkTo('/solar-panels-businesses'), blog],
  },
]

export const legalLinks: readonly Link[] = [
  { label: 'About', path: '/about' },
  { label: 'How we’re paid', path: '/terms#paid' },
  { label: 'Glossary', path: '/glossary' },
  { label: 'Search', path: '/search' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  { label: 'Contact', path: '/contact' },
]
