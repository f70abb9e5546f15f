import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'

export function PhoneForm({ enquiry: { token, problem } }: { enquiry: MyEnquiry }) {
  const failed = problem?.act === 'change-phone' ? problem : undefined
  const id = 'change-phone'
  return (
    <Post token={token} act="change-phone" at="change">
      <label className={field.label} htmlFor={id}>
        {myEnquiry.change.phone.ask}
      </label>
      <FieldProblem id={id} problem={failed?.message} />
      <input
        id={id}
        className={field.input}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        required
        defaultValue={failed?.typed}
        aria-invalid={failed ? true : undefined}
        aria-describedby={failed && problemId(id)}
      />
      <button type="submit" className={`quiet ${field.save}`}>
        {myEnquiry.change.save}
      </button>
    </Post>
  )
}
