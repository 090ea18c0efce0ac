import { brand, paths } from '@shared/contracts';
import { siteOrigin } from './site-origin';
import type { Thing } from './structured-data';

/** The company behind the site. */
export function organisationThing(): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'MedicalOrganization',
    '@id': `${origin}/#organisation`,
    name: brand.name,
    legalName: brand.legalName,
    url: origin + paths.home,
    email: brand.supportEmail,
    telephone: brand.supportPhone,
    areaServed: { '@type': 'Country', name: 'Nigeria' },
    sameAs: Object.values(brand.social),
  };
}

/** Questions with their answers, as they stand on the page. */
export function faqThing(entries: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** One article of the blog. */
export function articleThing(article: {
  title: string;
  summary: string;
  author: string;
  date: string;
  path: string;
}): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: brand.name, url: origin + paths.home },
    mainEntityOfPage: origin + article.path,
  };
}
