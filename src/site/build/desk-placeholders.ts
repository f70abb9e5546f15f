/** What the desk's page contains until the build knows the hashed addresses. */
export const deskPlaceholders = { script: '/desk.js', styles: '/desk.css' }
