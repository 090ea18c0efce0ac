import { brand, paths } from '@shared/contracts';
import { Container, LinkButton } from '@shared/ui';
import { LagosOfficeArt } from '@shared/ui/illustrations';
import { BlogTeaser } from '../blog/blog-teaser';
import { PageMeta } from '../meta/page-meta';
import styles from '../placeholder/placeholder.module.css';

/** `/use-cases`, for everybody: not written yet, in fixed words (R4.30). */
export default function UseCasesPage() {
  return (
    <>
      <PageMeta
        title={`Use cases | ${brand.name}`}
        description={`How individuals, families and teams use ${brand.name}. This page is being written.`}
        path={paths.useCases}
      />
      <Container className={styles.place}>
        <div className={styles.art}>
          <LagosOfficeArt />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>Sorry! Uses cases page under development</h1>
          <p>
            Until it is ready: individuals and families can pay for each visit or take a plan, and teams can
            cover everyone they employ.
          </p>
          <div className={styles.actions}>
            <LinkButton href={paths.healthPlans}>Compare health plans</LinkButton>
            <LinkButton href={paths.conditions} variant="secondary">
              See what we treat
            </LinkButton>
          </div>
        </div>
      </Container>
      <BlogTeaser />
    </>
  );
}
