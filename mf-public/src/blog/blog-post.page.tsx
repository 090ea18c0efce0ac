import { brand, paths, pathTo } from '@ilera/contracts';
import { formatDay } from '@ilera/format';
import { useParams } from '@ilera/runtime';
import {
  Breadcrumb,
  Container,
  Head,
  NotFoundTags,
  Notice,
  PageHeading,
  ReviewedBy,
  reviewFacts,
  siteOrigin,
  StructuredData,
  type Thing,
} from '@ilera/ui';
import { bodies, type Block } from './articles/bodies';
import { summaries, type ArticleSummary } from './articles/summaries';
import styles from './blog-post.page.module.css';
import { words } from './blog-post.words';
import { BlogPromo } from './blog-promo';
import { BlogTeaser } from './blog-teaser';
import { ShareLinks } from './share-links';
import { topicArt } from './topic-art';

/** `/blog/{id}`, for everybody: one article. An unknown id shows the newest article with a note. */
export default function BlogPostPage() {
  const { id = '' } = useParams();
  const { article, exact } = findArticle(id);
  const path = pathTo.blogPost(article.id);
  return (
    <>
      <Head title={article.title} description={article.summary} />
      {exact ? (
        <>
          <meta property="og:type" content="article" />
          <StructuredData things={[articleThing(article, path)]} />
        </>
      ) : (
        <NotFoundTags />
      )}
      <Container className={styles.page}>
        <Breadcrumb
          items={[
            { label: words.home, href: paths.home },
            { label: words.blog, href: paths.blog },
            { label: article.title },
          ]}
        />
        {!exact && <Notice tone="info">{words.gone}</Notice>}
        <article className={styles.article}>
          <header className={styles.head}>
            <PageHeading lead={article.summary}>{article.title}</PageHeading>
            <p className={styles.by}>
              <span>
                {words.by} <span className={styles.author}>{article.author}</span>
              </span>
              <time dateTime={article.date}>{formatDay(article.date)}</time>
              <span>{words.minutes(article.minutes)}</span>
            </p>
            <ReviewedBy on={article.reviewedAt} className={styles.reviewed} />
          </header>
          <div className={styles.art}>{topicArt(article.id)}</div>
          <div className={styles.beside}>
            <ShareLinks title={article.title} path={path} />
            <div className={styles.promo}>
              <BlogPromo />
            </div>
          </div>
          <div className={styles.body}>
            {bodies[article.id]?.map((block, index) => (
              <BlockView key={index} block={block} />
            ))}
          </div>
        </article>
      </Container>
      <BlogTeaser heading={words.others} without={article.id} />
    </>
  );
}

/** The article of an id, or the newest one with `exact: false` for an unknown id. */
function findArticle(id: string): { article: ArticleSummary; exact: boolean } {
  const match = summaries.find((article) => article.id === id);
  const article = match ?? summaries[0];
  if (!article) throw new Error('The blog has no articles');
  return { article, exact: Boolean(match) };
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h2 className={styles.heading}>{block.heading}</h2>;
  if ('warning' in block)
    return (
      <Notice tone="warning" title={words.urgent}>
        {block.warning}
      </Notice>
    );
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** An article as structured data for search engines. */
function articleThing(article: ArticleSummary, path: string): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: brand.name, url: origin + paths.home },
    mainEntityOfPage: {
      '@type': article.reviewedAt ? 'MedicalWebPage' : 'WebPage',
      '@id': origin + path,
      ...reviewFacts(article.reviewedAt),
    },
  };
}
