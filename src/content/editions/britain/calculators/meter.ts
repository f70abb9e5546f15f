/** The words around reading a household’s meter file. */
export const meterWords = {
  heading: 'Use your own half hours',
  lead: 'A smart meter’s file makes the answer about your home, not one like it. We read Octopus Energy’s so far.',
  device: 'Read on this device. Nothing of it is sent or stored.',
  use: { label: 'What you buy', help: 'The import file, as Octopus gives it.' },
  sold: {
    label: 'What you sell',
    help: 'The export file, if there are panels already. Days before it begins are left out.',
  },
  howTo: [
    'Sign in to your Octopus account, in a browser, and open the usage page of the meter.',
    'Download the half-hourly readings as CSV: a year if it lets you.',
    'Don’t open and save the file in a spreadsheet first. Choose it here as it came.',
  ],
  howToNote:
    'As three programs that read such files found it, last on 22 November 2026; their menus may have changed. We never ask for a key, an MPAN or the number on your display.',
  withoutScript:
    'Reading the file needs JavaScript, because it’s read here on your device and not sent to us. Without it, add up the kWh on a year’s bills and enter them above under “Or your yearly use”.',
  behindPanels:
    'There are panels on the roof already. What they supply at once never passes the meter, so it can’t say what new ones would save. It does say what a battery would. We’ve set “The panels are” to “Already on the roof”; enter their kW and a battery above.',
  remove: 'Take it out again',
} as const
