import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'

export function NoteForm({ enquiry: { token, problem } }: { enquiry: MyEnquiry }) {
  const failed = problem?.act === 'add-note' ? problem : undefined
  const id = 'add-note'
  return (
    <Post token={token} act="add-note" at="change">
      <label className={field.label} htmlFor={id}>
        {myEnquiry.change.note.ask}
      </label>
      <FieldProblem id={id} problem={failed?.message} />
      <textarea
        id={id}
        className={field.input}
        name="note"
        rows={4}
        maxLength={2000}
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
