import type { ChangeEvent } from 'react'
import { leadName } from '../list/LeadLink.tsx'
import type { ListedLead } from '../list-query.ts'
import styles from './MarkBox.module.css'
import type { MarkedLeads } from './marks.ts'

/** Marks a lead; with Shift, everything from the last mark to it. */
export function MarkBox({ lead, marks }: { lead: ListedLead; marks: MarkedLeads }) {
  const handleChange = ({ nativeEvent }: ChangeEvent) =>
    // The browser makes a click of the space bar too.
    marks.toggle(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={`Select ${leadName(lead)}`}
        checked={marks.isMarked(lead.id)}
        onChange={handleChange}
      />
    </label>
  )
}

/** Marks every lead on the screen. */
export function MarkAllBox({ leads, marks }: { leads: readonly ListedLead[]; marks: MarkedLeads }) {
  const all = leads.length > 0 && marks.marked.length === leads.length
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = marks.marked.length > 0 && !all
        }}
        type="checkbox"
        aria-label="Select all leads on this page"
        checked={all}
        onChange={marks.toggleAll}
      />
    </label>
  )
}
