import { brand, paths } from '@ilera/contracts';
import { Container, Head, Button } from '@ilera/ui';
import { PharmacyCounterArt } from '@ilera/ui/illustrations';
import { BlogTeaser } from '../blog/blog-teaser';
import { words as common } from '../components.words';
import styles from '../placeholder/placeholder.module.css';

/** The words of the page about pharmacies. */
const words = {
  title: 'Pharmacy+',
  description: `Prescriptions from ${brand.name} doctors, filled at a pharmacy near you. Pharmacy+ opens soon.`,
  heading: 'Pharmacy+ opens soon',
  lead: 'Your doctor’s e-prescription, sent to a pharmacy that has the medicine, ready when you arrive. We are signing the first pharmacies now.',
  today: 'You can show an e-prescription on your phone at any pharmacy today.',
  hear: 'Hear when it opens',
} as const;

/** `/pharmacies`, for everybody: a placeholder until the pharmacy service opens. */
export default function PharmaciesPage() {
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Container className={styles.place}>
        <div className={styles.art}>
          <PharmacyCounterArt />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{words.heading}</h1>
          <p>{words.lead}</p>
          <p>{words.today}</p>
          <div className={styles.actions}>
            <Button href={paths.waitlist}>{words.hear}</Button>
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
