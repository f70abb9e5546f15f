/** The interest picker beside an article. Its values are those of a lead's `service`. */
export const interests = {
  choices: [
    {
      value: 'solar-panels',
      label: 'Solar panels',
      description: 'Your first, or more of them',
    },
    {
      value: 'solar-battery',
      label: 'A solar battery',
      description: 'For panels you already have',
    },
    {
      value: 'solar-panels-plus-battery',
      label: 'Panels and a battery',
      description: 'Both at once',
    },
    { value: 'not-sure', label: 'Not sure yet', description: 'Help me find out' },
  ],
  start: 'Get started',
}
