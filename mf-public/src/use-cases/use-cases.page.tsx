import { brand, paths } from '@shared/contracts';
import { Container, LinkButton } from '@shared/ui';
import { LagosOfficeArt } from '@shared/ui/illustrations';
import { BlogTeaser } from '../blog/blog-teaser';
import { words as common } from '../components.words';
import { PageMeta } from '../meta/page-meta';
import { strings } from '../strings';
import { words } from './use-cases.words';
import styles from '../placeholder/placeholder.module.css';

/** `/use-cases`, for everybody: not written yet, in fixed words (R4.30). */
export default function UseCasesPage() {
  return (
    <>
      <PageMeta
        title={`${words.title} | ${brand.name}`}
        description={words.description}
        path={paths.useCases}
      />
      <Container className={styles.place}>
        <div className={styles.art}>
          <LagosOfficeArt />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{strings.useCasesPending}</h1>
          <p>{words.lead}</p>
          <div className={styles.actions}>
            <LinkButton href={paths.healthPlans}>{words.compare}</LinkButton>
            <LinkButton href={paths.conditions} variant="secondary">
              {common.seeWhatWeTreat}
            </LinkButton>
          </div>
        </div>
      </Container>
      <BlogTeaser />
    </>
  );
}
