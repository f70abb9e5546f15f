import { HtmlValidate, type RuleConfig } from 'html-validate'

/** What is about taste, or what our pages do for a reason. */
const rules: RuleConfig = {
  // React writes attributes and void elements as XML has them, which HTML reads alike.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // An input without a type is a text field, and a label may name the control that it holds.
  'no-implicit-input-type': 'off',
  'no-redundant-for': 'off',
  // Events are named with a full stop, and their ids after them.
  'valid-id': ['error', { relaxed: true }],
  // A list may have a name.
  'aria-label-misuse': 'off',
  // Each price has a form of its own, which its controls name.
  'form-dup-name': 'off',
  // Of an article's two tables of contents one is on the screen.
  'unique-landmark': 'off',
  // What is chosen for a picture is sent nowhere.
  'wcag/h32': 'off',
  // Our styles keep a number on its line. A title that begins with a problem may be long.
  'long-title': 'off',
  'tel-non-breaking': 'off',
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules,
})

/** What the Nu checker rejects besides. */
const patterns: readonly [RegExp, string][] = [
  [/<\/html>\s*\S/, 'something follows </html>'],
  [/ (?:href|src|action)="[^"]*\s/, 'an address has a space'],
  [/<(?!path\b)\w+ [^>]*\bpathLength=/i, 'only a path has a pathLength in SVG 1.1'],
]

/** What is wrong with a page by HTML's own rules, as the Nu checker reads them. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  const forms = new Set(Array.from(html.matchAll(/<form\b[^>]*? id="([^"]+)"/g), ([, id]) => id))
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...patterns.flatMap(([pattern, problem]) => (pattern.test(html) ? [problem] : [])),
    ...Array.from(html.matchAll(/<\w[^>]* form="([^"]+)"/g), ([, form]) => form)
      .filter((form) => !forms.has(form))
      .map((form) => `there is no form ${form}`),
  ]
}
