import type { ArticleSummary } from './articles/article';
import { summaries } from './articles/summaries';

/** The article of an id; for an unknown one the newest, marked as not the one asked for. */
export function findArticle(id: string): { article: ArticleSummary; exact: boolean } {
  const found = summaries.find((article) => article.id === id);
  const article = found ?? summaries[0];
  if (!article) throw new Error('The blog has no articles');
  return { article, exact: Boolean(found) };
}
