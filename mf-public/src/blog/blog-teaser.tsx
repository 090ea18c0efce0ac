import { paths } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { Section } from '@ilera/ui';
import { ArticleCard } from './article-card';
import { summaries } from './articles/summaries';
import styles from './blog-teaser.module.css';

/** The words of the row of articles that ends several pages. */
const words = {
  heading: 'Blog Posts',
  all: 'Browse all',
} as const;

/** Number of cards in the teaser (P9.5). */
const cardCount = 5;

/** Five articles in a row that scrolls sideways, with a link to all of them. */
export function BlogTeaser({ heading = words.heading, without }: { heading?: string; without?: string }) {
  const cards = summaries.filter(({ id }) => id !== without).slice(0, cardCount);
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
