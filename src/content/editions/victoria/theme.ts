/** What is drawn where no stylesheet reaches: letters, share images, icons. The site's own values are in its theme.css. */
export const theme = {
  /** A file of `site/public/fonts`, and the face with its fallback. */
  font: 'besley-latin.woff2',
  display: 'Besley, Georgia, "Times New Roman", serif',
  /** The file's lightest weight is drawn with a stroke, in the font's units, that makes it as heavy as a heading. */
  stroke: 22,

  paper: '#fffbf0',
  paperDeep: '#f6efdc',
  eucalypt: '#12372a',
  ink: '#17231d',
  inkSoft: '#4a5a51',
  leaf: '#2a7248',
  gold: '#f6b81a',
  line: '#ddd5bf',
}
