import { brand, paths } from '@shared/contracts';
import { reviewFacts, siteOrigin, type Thing } from '@shared/ui';

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

/** One article of the blog. */
export function articleThing(article: {
  title: string;
  summary: string;
  author: string;
  date: string;
  path: string;
  reviewedAt?: string;
}): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: brand.name, url: origin + paths.home },
    mainEntityOfPage: {
      '@type': article.reviewedAt ? 'MedicalWebPage' : 'WebPage',
      '@id': origin + article.path,
      ...reviewFacts(article.reviewedAt),
    },
  };
}
