import { pathTo } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import type { ArticleSummary } from './articles/summaries';
import { formatDay } from '@ilera/format';
import { topicArt } from './topic-art';
import styles from './article-card.module.css';

/** One article as a card; the whole card is a link to it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <article className={styles.card}>
      <div className={styles.art}>{topicArt(article.id)}</div>
      <p className={styles.topic}>{article.topic}</p>
      <h3 className={styles.title}>
        <Link to={pathTo.blogPost(article.id)}>{article.title}</Link>
      </h3>
      <p className={styles.summary}>{article.summary}</p>
      <p className={styles.by}>
        <span translate="no">{article.author}</span>,{' '}
        <time dateTime={article.date}>{formatDay(article.date)}</time>
      </p>
    </article>
  );
}
