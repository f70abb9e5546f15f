/** The page at an address where there is none. */
export const notFound = {
  lead: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page has moved.',
  ways: [
    { label: 'Return to Home', path: '/', text: 'and see what solar costs and saves.' },
    {
      label: 'Work out your saving',
      path: '/solar-panel-savings#calculator',
      text: 'with your own bill and postcode.',
    },
    { label: 'Ask a person', path: '/contact', text: 'by phone, email or form.' },
  ],
} as const
