/** The step where an enquiry is now, in 29 px: a penny in the light, on paper. */
export function NowMark() {
  return (
    <>
      <circle cx="14.5" cy="14.5" r="14.5" fill="var(--paper)" />
      <circle cx="14.5" cy="14.5" r="11" fill="#b4632f" />
      <path d="M24.5 9.8A11 11 0 0 0 19.6 4.8L6.3 21.9A11 11 0 0 0 14.1 25.5z" fill="#f7c37f" />
    </>
  )
}
