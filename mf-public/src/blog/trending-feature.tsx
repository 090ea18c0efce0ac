import { pathTo } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { summaries } from './articles/summaries';
import { topicArt } from './topic-art';
import styles from './trending-feature.module.css';

/** The trending article, as a large card. */
export function TrendingFeature() {
  const [article] = summaries;
  if (!article) return null;
  return (
    <article className={styles.feature}>
      <div className={styles.art}>{topicArt(article.id)}</div>
      <div className={styles.words}>
        <p className={styles.label}>Trending</p>
        <h2>{article.title}</h2>
        <p>{article.summary}</p>
        <Link to={pathTo.blogPost(article.id)}>Read the article</Link>
      </div>
    </article>
  );
}
