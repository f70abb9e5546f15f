import { interests } from '#content/interests.ts'
import { scripts } from '../../scripts.ts'
import styles from './Interest.module.css'

/**
 * What a reader is after. The radios belong to the form beside the article, wherever they stand, so that the choice
 * travels with it.
 */
export function Interest({ form }: { form: string }) {
  return (
    <fieldset
      className={styles.interest}
      id="interest"
      data-touch="interest"
      data-from={scripts.touch}
    >
      <legend>What are you interested in?</legend>
      {interests.choices.map(({ value, label, description }) => (
        <label key={value}>
          <input type="radio" name="interest" value={value} form={`${form}-form`} />
          <span>
            {label}
            <small>{description}</small>
          </span>
        </label>
      ))}
      <a href="#quote">{interests.start}</a>
    </fieldset>
  )
}
