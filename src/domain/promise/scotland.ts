/**
 * The postcode areas of Scotland. TD12 and TD15 are England's. Royal Mail draws areas without regard to the border, so the
 * districts on it are apart.
 */
const areas = 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ')

/** Districts with homes on both sides of Scotland's border, from memory: their nation isn't known before the visitor is asked. */
export const scottishBorder: readonly string[] = 'CA6 DG14 DG16 TD5 TD9 TD12 TD15'.split(' ')

/** Visitors on the border who name it have the desk's days, whatever their postcode begins with. */
export const nationOfDesk = 'england'

/** Whether a postcode district such as 'EH1' lies in Scotland, on the border by where most of its homes are. */
export function isScottish(district: string): boolean {
  const area = /^[A-Z]+/.exec(district)?.[0] ?? ''
  return areas.includes(area) && district !== 'TD12' && district !== 'TD15'
}

/** The beginnings of postcodes that may lie in Scotland. A one-letter area's districts are recognised by their digit. */
export const scottishBeginnings: readonly string[] = [
  ...areas.flatMap((area) =>
    area.length > 1 ? area : Array.from({ length: 9 }, (_, index) => `${area}${index + 1}`),
  ),
  'CA6',
]
