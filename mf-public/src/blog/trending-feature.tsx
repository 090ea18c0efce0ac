import { pathTo } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { summaries } from './articles/summaries';
import { topicArt } from './topic-art';
import { words } from './blog.words';
import styles from './trending-feature.module.css';

/** The trending article, as a large card. */
export function TrendingFeature() {
  const [article] = summaries;
  if (!article) return null;
  return (
    <article className={styles.feature}>
      <div className={styles.art}>{topicArt(article.id)}</div>
      <div className={styles.words}>
        <p className={styles.label}>{words.trending}</p>
        <h2>{article.title}</h2>
        <p>{article.summary}</p>
        <Link to={pathTo.blogPost(article.id)}>{words.read}</Link>
      </div>
    </article>
  );
}
