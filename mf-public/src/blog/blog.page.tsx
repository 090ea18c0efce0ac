import { paths, pathTo } from '@shared/contracts';
import { Link, useSearchParams } from '@shared/runtime';
import { Button, Container, Head, PageHeading, Region, SearchForm } from '@shared/ui';
import { ArticleCard } from './article-card';
import { matchingFirst } from './articles/matching-first';
import { summaries } from './articles/summaries';
import { BlogPromo } from './blog-promo';
import styles from './blog.page.module.css';
import { words } from './blog.words';
import { topicArt } from './topic-art';

/**
 * `/blog` and `/blogs`, for everybody: the six articles. A search keeps all six (R4.63), those with its words
 * first.
 */
export default function BlogPage() {
  const [params, setParams] = useSearchParams();
  const term = params.get('search')?.trim() ?? '';
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
            onSearch={(search) => search && setParams({ search })}
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
          <Button variant="secondary" onClick={() => setParams({})}>
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
