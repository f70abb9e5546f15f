/** The words around reading a household’s meter file. */
export const meterWords = {
  heading: 'Use your own meter’s readings',
  lead: 'The answer is then about your home, not a typical one.',
  device:
    'The file is read on your device and goes nowhere. We drop the meter’s number as we read.',
  choose: 'Choose your meter’s file',
  drop: 'or drop it here. CSV or zip, up to 60 MB.',
  withoutScript:
    'Reading the file needs JavaScript, because it’s read here on your device and not sent to us. Without it, add up the kWh on a year’s bills. Enter them above, under “Or your yearly use”. Then choose when you use most power.',
  behindPanels: [
    'Your home sells power already, so there are panels on the roof. What they supply at once never passes the meter: the file has what you buy and what you sell, not all that you use.',
    'So it can’t say what new panels would save. It does say what a battery would, because a battery stores what you sell and spares you what you buy. We’ve set “The panels are” to “Already on the roof”; enter their kilowatts and a battery above.',
  ],
  tick: 'If I ask for a quote, send a summary of my year along',
  tickHelp:
    'Twelve months, an average day by the hour and the year’s total. Never the readings, never the meter’s number. Without the tick, nothing from the file goes along.',
} as const
