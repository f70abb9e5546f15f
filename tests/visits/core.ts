/*
 * The visits that the gate runs. A file named here is in the gate as a whole, except for its tests tagged @deep; of the other files the
 * gate runs the tests tagged @core. The deep suite runs every visit.
 */

const coreFiles = [
  'assistants',
  'abuse',
  'battery-models',
  'contract',
  'crawl',
  'enquiry',
  'first-touch',
  'html',
  'hydration',
  'my-enquiry',
  'my-enquiry-looks',
  'offers',
  'outage',
  'page',
  'question',
  'steps',
  'views',
  'withdrawal',
  'without-script',
]

/** For `playwright test --grep`, which matches it against the project, the file, the titles and the tags of a test. */
export const coreVisits = new RegExp(
  `^(?!.*@deep\\b).*(?:@core\\b| (?:${coreFiles.join('|')})\\.spec\\.ts )`,
)
