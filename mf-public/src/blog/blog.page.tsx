import { paths, pathTo } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { Button, Container, Head, PageHeading, Region, SearchForm, useQueryState } from '@ilera/ui';
import { ArticleCard } from './article-card';
import { type ArticleSummary, summaries } from './articles/summaries';
import { BlogPromo } from './blog-promo';
import styles from './blog.page.module.css';
import { topicArt } from './topic-art';

/** The words of the list of articles; the articles are in `articles/`. */
const words = {
  title: 'Health articles by doctors in Nigeria',
  description:
    'Fever, blood pressure, video consultations, health plans: short articles by doctors and nurses who practise in Nigeria.',
  heading: 'Health, explained plainly',
  resultsFor: (term: string) => `Results for "${term}"`,
  all: 'All blog post',
  viewAll: 'View all Blog posts',
  more: 'Load more post',
  count: (shown: number, all: number) => `${shown} of ${all} articles`,
  searchLabel: 'Search the blog',
  search: 'Search',
  trending: 'Trending',
  read: 'Read the article',
} as const;

const noSearch = { search: '' };

/** `/blog` and `/blogs`, for everybody: the six articles. A search keeps all six and puts matches first (R4.63). */
export default function BlogPage() {
  const [{ search }, change] = useQueryState(noSearch);
  const term = search.trim();
  return (
    <Container className={styles.page}>
      <Head title={term ? words.resultsFor(term) : words.title} description={words.description} />
      <link rel="canonical" href={paths.blog} />
      <PageHeading
        action={
          <SearchForm
            label={words.searchLabel}
            labelHidden
            className={styles.search}
            placeholder={words.searchLabel}
            submit={words.search}
            value={term}
            onSearch={(text) => text && change({ search: text })}
          />
        }
      >
        {words.heading}
      </PageHeading>
      {!term && (
        <div className={styles.first}>
          <TrendingFeature />
          <BlogPromo />
        </div>
      )}
      <Region title={term ? words.resultsFor(term) : words.all} titleClass={styles.heading}>
        <ul className={styles.grid}>
          {matchingFirst(summaries, term).map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Region>
      <div className={styles.end}>
        {term ? (
          <Button variant="secondary" onClick={() => change(noSearch)}>
            {words.viewAll}
          </Button>
        ) : (
          <Button variant="secondary">{words.more}</Button>
        )}
        <p>{words.count(summaries.length, summaries.length)}</p>
      </div>
    </Container>
  );
}

/** Sorts the articles: matches of the search first, the others in their usual order (R4.63). */
function matchingFirst(articles: readonly ArticleSummary[], term: string): ArticleSummary[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (article: ArticleSummary) => {
    const text = Object.values(article).join(' ').toLowerCase();
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  return [...articles.filter(matches), ...articles.filter((article) => !matches(article))];
}

/** The trending article, as a large card. */
function TrendingFeature() {
  const [article] = summaries;
  if (!article) return null;
  return (
    <article className={styles.feature}>
      <div className={styles.featureArt}>{topicArt(article.id)}</div>
      <div className={styles.words}>
        <p className={styles.label}>{words.trending}</p>
        <h2>{article.title}</h2>
        <p>{article.summary}</p>
        <Link to={pathTo.blogPost(article.id)}>{words.read}</Link>
      </div>
    </article>
  );
}
