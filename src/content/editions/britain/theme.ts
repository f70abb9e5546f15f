/** What is drawn where no stylesheet reaches: letters, share images, icons. The site's own values are in its theme.css. */
export const theme = {
  /** A file of `site/public/fonts`, and the face with its fallback. */
  font: 'libre-baskerville-latin.woff2',
  display: '"Libre Baskerville", Baskerville, Georgia, "Times New Roman", serif',
  /** The file's lightest weight is drawn with a stroke, in the font's units, that makes it as heavy as a heading. */
  stroke: 44,

  paper: '#f8f6f0',
  paperDeep: '#ebe6da',
  eucalypt: '#1d2d40',
  ink: '#19222b',
  inkSoft: '#4d5964',
  leaf: '#1b5f9b',
  gold: '#f09a3e',
  line: '#d8d2c4',
}
