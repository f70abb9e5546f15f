import { Text } from '../../ui/Text.tsx'
import { Reference } from './Reference.tsx'
import styles from './ThankYou.module.css'

type Props = {
  heading: string
  lead: string
  reference?: string | undefined
}

/** The top of the page where nothing of an enquiry is known but its reference, or nothing at all. */
export function ThankYou({ heading, lead, reference }: Props) {
  return (
    <section className={styles.thanks}>
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
        <Reference reference={reference} />
      </div>
    </section>
  )
}
