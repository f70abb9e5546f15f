const onlyThreeNations = 'Our figures are for England, Scotland and Wales.'

/** The message for postcode areas that our figures don’t serve. */
export const notServed: Readonly<Record<string, string>> = {
  BT: `${onlyThreeNations} Northern Ireland has its own prices and no Smart Export Guarantee, so we’d give you wrong answers.`,
  GY: onlyThreeNations,
  JE: onlyThreeNations,
  IM: onlyThreeNations,
}
