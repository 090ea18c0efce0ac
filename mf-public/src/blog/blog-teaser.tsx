import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Section } from '@shared/ui';
import { ArticleCard } from './article-card';
import { summaries } from './articles/summaries';
import { words } from './blog-teaser.words';
import styles from './blog-teaser.module.css';

/** How many cards the teaser shows (P9.5). */
const CARDS = 5;

/** Five articles in a row that scrolls sideways, and the way to all of them. */
export function BlogTeaser({ heading = words.heading, without }: { heading?: string; without?: string }) {
  const cards = summaries.filter(({ id }) => id !== without).slice(0, CARDS);
  return (
    <Section title={heading} action={<Link to={paths.blog}>{words.all}</Link>} surface="sunken">
      <ul className={styles.row}>
        {cards.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
