import { brand, paths } from '@shared/contracts';
import { Container, LinkButton } from '@shared/ui';
import { PharmacyCounterArt } from '@shared/ui/illustrations';
import { BlogTeaser } from '../blog/blog-teaser';
import { PageMeta } from '../meta/page-meta';
import styles from '../placeholder/placeholder.module.css';

/** `/pharmacies`, for everybody: a placeholder until the pharmacy service opens. */
export default function PharmaciesPage() {
  return (
    <>
      <PageMeta
        title={`Pharmacy+ | ${brand.name}`}
        description={`Prescriptions from ${brand.name} doctors, filled at a pharmacy near you. Pharmacy+ opens soon.`}
        path={paths.pharmacies}
      />
      <Container className={styles.place}>
        <div className={styles.art}>
          <PharmacyCounterArt />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>Pharmacy+ opens soon</h1>
          <p>
            Your doctor’s e-prescription, sent to a pharmacy that has the medicine, ready when you arrive. We
            are signing the first pharmacies now.
          </p>
          <p>You can show an e-prescription on your phone at any pharmacy today.</p>
          <div className={styles.actions}>
            <LinkButton href={paths.waitlist}>Hear when it opens</LinkButton>
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
