import type { Href } from './routes.ts'

export type Link = { label: string; path: Href }

/** The way to the form, in a phone's menu. */
export const toForm = 'Get a free quote'

/** The bar at the top: two links and, between them, the guides that sell. */
export const navigation = {
  home: { label: 'Home', path: '/' },
  solutions: {
    label: 'Solar Solutions',
    links: [
      { label: 'Solar Panels', path: '/solar-panels' },
      { label: 'Solar Panel Grants', path: '/solar-panel-grants' },
      { label: 'Your Solar Savings', path: '/solar-panel-savings' },
      { label: 'Best Solar Panel Installers', path: '/best-solar-panel-installers' },
      { label: 'How Many Solar Panels Do I Need?', path: '/how-many-solar-panels' },
      { label: 'Solar Batteries', path: '/solar-batteries' },
      { label: 'Solar Panels For Businesses', path: '/solar-panels-businesses' },
    ],
  },
  blog: { label: 'Blog', path: '/blog' },
} satisfies { home: Link; solutions: { label: string; links: Link[] }; blog: Link }

export const footerColumns: { heading: string; links: Link[] }[] = [
  {
    heading: 'Solar Panels',
    links: [
      { label: 'Solar panels in Melbourne', path: '/solar-panels-melbourne' },
      { label: 'Rebates and grants', path: '/solar-panel-grants' },
      { label: 'Savings calculator', path: '/solar-panel-savings' },
      { label: 'How many panels?', path: '/how-many-solar-panels' },
      { label: 'Best installers', path: '/best-solar-panel-installers' },
      { label: 'Compare your quotes', path: '/compare-quotes' },
    ],
  },
  {
    heading: 'Solar Batteries',
    links: [
      { label: 'Home batteries', path: '/solar-batteries' },
      { label: 'The complete guide', path: '/solar-batteries-guide' },
      { label: 'What size?', path: '/solar-battery-size' },
      { label: 'What they cost', path: '/solar-battery-costs' },
      { label: 'Batteries compared', path: '/best-solar-batteries' },
    ],
  },
  {
    heading: 'Specialist Solar',
    links: [
      { label: 'Solar for business', path: '/solar-panels-businesses' },
      { label: 'Solar roof tiles', path: '/solar-roof-tiles' },
      { label: 'Articles', path: '/blog' },
    ],
  },
]

export const legalLinks: Link[] = [
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  { label: 'Contact', path: '/contact' },
]
