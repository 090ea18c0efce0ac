import { brand, paths } from '@shared/contracts';
import { useSearchParams } from '@shared/runtime';
import { Button, Container, PageHeading } from '@shared/ui';
import { PageMeta } from '../meta/page-meta';
import { ArticleCard } from './article-card';
import { matchingFirst } from './matching-first';
import { summaries } from './articles/summaries';
import { BlogPromo } from './blog-promo';
import { BlogSearch } from './blog-search';
import { TrendingFeature } from './trending-feature';
import styles from './blog.page.module.css';

/**
 * `/blog` and `/blogs`, for everybody: the six articles. A search keeps all six (R4.63), those with its words
 * first.
 */
export default function BlogPage() {
  const [params, setParams] = useSearchParams();
  const term = params.get('search')?.trim() ?? '';
  return (
    <Container className={styles.page}>
      <PageMeta
        title={`${term ? `Results for "${term}"` : 'Health articles by doctors in Nigeria'} | ${brand.name}`}
        description="Fever, blood pressure, video consultations, health plans: short articles by doctors and nurses who practise in Nigeria."
        path={paths.blog}
      />
      <PageHeading action={<BlogSearch term={term} onSearch={(search) => setParams({ search })} />}>
        Health, explained plainly
      </PageHeading>
      {!term && (
        <div className={styles.first}>
          <TrendingFeature />
          <BlogPromo />
        </div>
      )}
      <section aria-labelledby="posts-title">
        <h2 id="posts-title" className={styles.heading}>
          {term ? `Results for "${term}"` : 'All blog post'}
        </h2>
        <ul className={styles.grid}>
          {matchingFirst(summaries, term).map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.end}>
        {term ? (
          <Button variant="secondary" onClick={() => setParams({})}>
            View all Blog posts
          </Button>
        ) : (
          <Button variant="secondary">Load more post</Button>
        )}
        <p>
          {summaries.length} of {summaries.length} articles
        </p>
      </div>
    </Container>
  );
}
