import type { Brand } from '#content/brand.ts'
import type { QuestionAndAnswer } from '#content/questions/question.ts'

/** A thing as schema.org describes it. We publish no reviews, ratings or advertised figures. */
export type Thing = { '@type': string } & Record<string, unknown>

const organization = (site: URL) => new URL('#organization', site).href

export function organizationThing(brand: Brand, site: URL): Thing {
  const { street, locality, region, postcode, countryCode } = brand.address
  return {
    '@type': 'Organization',
    '@id': organization(site),
    name: brand.name,
    legalName: brand.legalName,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: brand.email,
    telephone: brand.phone.link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      ...(region ? { addressRegion: region } : {}),
      postalCode: postcode,
      addressCountry: countryCode,
    },
  }
}

export function websiteThing(brand: Brand, site: URL): Thing {
  return {
    '@type': 'WebSite',
    '@id': new URL('#website', site).href,
    name: brand.name,
    url: site.href,
    inLanguage: brand.locale,
    publisher: { '@id': organization(site) },
  }
}

/** The breadcrumbs of a page, from home to the page itself. */
export function breadcrumbThing(
  trail: readonly { name: string; path: string }[],
  site: URL,
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

export function questionsThing(questions: readonly QuestionAndAnswer[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

export function articleThing(
  article: { title: string; description: string; published: Date; path: string; image: string },
  brand: Brand,
  site: URL,
): Thing {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: new URL(article.image, site).href,
    datePublished: article.published.toISOString().slice(0, 10),
    dateModified: article.published.toISOString().slice(0, 10),
    mainEntityOfPage: new URL(article.path, site).href,
    inLanguage: brand.locale,
    author: { '@id': organization(site) },
    publisher: { '@id': organization(site) },
  }
}

/** Text without its markup. */
function plainText(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '')
}

/** The text of a JSON-LD script element. `<` is escaped because it could end the element. */
export function asJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  )
}
