import { brand, paths } from '@shared/contracts';
import { reviewFacts, siteOrigin, type Thing } from '@shared/ui';
import type { ArticleSummary } from './articles/summaries';

/** One article of the blog, for search engines. */
export function articleThing(article: ArticleSummary, path: string): Thing {
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
      '@id': origin + path,
      ...reviewFacts(article.reviewedAt),
    },
  };
}
