import { outsideVictoria } from '#content/pages/success.ts'
import { Sentence } from '../../my-enquiry/Sentence.tsx'

type Props = {
  /** Where the postcode is: 'New South Wales'. */
  state: string
  /** The address of the visitor's own page. */
  own: string
}

/** Where we work, for whoever asks from elsewhere, and what happens now. */
export function OutsideVictoria({ state, own }: Props) {
  return (
    <Sentence
      of={outsideVictoria.own}
      with={{ state, page: <a href={own}>{outsideVictoria.pageName}</a> }}
    />
  )
}
