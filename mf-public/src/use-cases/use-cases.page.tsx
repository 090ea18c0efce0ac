import { brand, paths } from '@ilera/contracts';
import { Container, Head, Button } from '@ilera/ui';
import { LagosOfficeArt } from '@ilera/ui/illustrations';
import { BlogTeaser } from '../blog/blog-teaser';
import { words as common } from '../components.words';
import { strings } from '../strings';
import styles from '../placeholder/placeholder.module.css';

/** The words of the page about use cases; its heading is in `strings.ts`. */
const words = {
  title: 'Use cases',
  description: `How individuals, families and teams use ${brand.name}. This page is being written.`,
  lead: 'Until it is ready: individuals and families can pay for each visit or take a plan, and teams can cover everyone they employ.',
  compare: 'Compare health plans',
} as const;

/** `/use-cases`, for everybody: not written yet, in fixed words (R4.30). */
export default function UseCasesPage() {
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Container className={styles.place}>
        <div className={styles.art}>
          <LagosOfficeArt />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{strings.useCasesPending}</h1>
          <p>{words.lead}</p>
          <div className={styles.actions}>
            <Button href={paths.healthPlans}>{words.compare}</Button>
            <Button href={paths.conditions} variant="secondary">
              {common.seeWhatWeTreat}
            </Button>
          </div>
        </div>
      </Container>
      <BlogTeaser />
    </>
  );
}
