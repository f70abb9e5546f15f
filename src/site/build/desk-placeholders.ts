/** Stand in the desk's built page where the hashed addresses will. */
export const deskPlaceholders = { script: '/desk.js', styles: '/desk.css' }
