import styles from './ClosingQuestion.module.css'

type Props = {
  question: string
  /** The title of the form that answers it. */
  form: string
  /** How many questions the form asks. */
  questions: number
}

/** The end of an article: the one question it leaves open, and the way to its form. */
export function ClosingQuestion({ question, form, questions }: Props) {
  return (
    <section className={styles.closing} data-screen-only="">
      <h2>{question}</h2>
      <p>{`${questions} short questions, then a call from an accredited local installer. It’s free, and you don’t have to say yes to anything.`}</p>
      <a className="button" href="#quote">
        {form}
      </a>
    </section>
  )
}
