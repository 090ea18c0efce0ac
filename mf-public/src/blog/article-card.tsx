import { pathTo } from '@shared/contracts';
import { Link } from '@shared/runtime';
import type { ArticleSummary } from './articles/summaries';
import { formatDay } from '@shared/format';
import { topicArt } from './topic-art';
import styles from './article-card.module.css';

/** One article as a card; the whole card is a link to it. */
export function ArticleCard({
  article,
  headingLevel = 3,
}: {
  article: ArticleSummary;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.art}>{topicArt(article.id)}</div>
      <p className={styles.topic}>{article.topic}</p>
      <Heading className={styles.title}>
        <Link to={pathTo.blogPost(article.id)}>{article.title}</Link>
      </Heading>
      <p className={styles.summary}>{article.summary}</p>
      <p className={styles.by}>
        <span translate="no">{article.author}</span>,{' '}
        <time dateTime={article.date}>{formatDay(article.date)}</time>
      </p>
    </article>
  );
}
