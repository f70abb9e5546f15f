/** The step where an enquiry is now, in 29 px: a blossom on paper. */
export function NowMark() {
  return (
    <>
      <circle cx="14.5" cy="14.5" r="14.5" fill="var(--paper)" />
      <circle cx="14.5" cy="14.5" r="6.9" fill="var(--gold)" />
      <circle
        cx="14.5"
        cy="14.5"
        r="11"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3.7"
        strokeLinecap="round"
        strokeDasharray="0 5.76"
      />
    </>
  )
}
