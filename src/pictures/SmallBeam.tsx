/** The beam and its penny without a rim, for places smaller than 24 px. */
export function SmallBeam() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -0.6 16.1 16.1" aria-hidden="true">
      <circle cx="6.5" cy="9.5" r="6" fill="#b4632f" />
      <path d="M12 7A6 6 0 0 0 9.2 4.2L2 13.4A6 6 0 0 0 6.3 15.5z" fill="#f7c37f" />
      <path d="M10.4 2.6 13.2 4.8 16 1.2 13.6-.6z" fill="#f09a3e" />
    </svg>
  )
}
