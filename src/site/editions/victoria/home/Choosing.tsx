import { home } from '#edition/pages/home.ts'
import { homeQuestions } from '#edition/questions/home.ts'
import { QuestionList } from '#site/sections/Questions.tsx'
import { Text } from '#site/ui/Text.tsx'
import styles from './Choosing.module.css'
import regions from './Regions.module.css'

/** What people ask us, and why to choose us. */
export function Choosing() {
  const { questions, choosing } = home
  return (
    <section>
      <div className={`page ${styles.columns}`}>
        <div>
          <h2>{questions.heading}</h2>
          <div className={styles.list}>
            <QuestionList questions={homeQuestions} />
          </div>
        </div>
        <div>
          <h2>{choosing.heading}</h2>
          <ul className={regions.rows}>
            {choosing.points.map((point) => (
              <li key={point}>
                <Text>{point}</Text>
              </li>
            ))}
            <li id="paid">
              <Text>{choosing.paid}</Text>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
