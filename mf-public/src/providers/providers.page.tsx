import { brand, paths } from '@shared/contracts';
import { interfaceState } from '@shared/runtime';
import { Button, Container, PageHeading, Section } from '@shared/ui';
import { WardRoundArt } from '../art/ward-round';
import { PageMeta } from '../meta/page-meta';
import { benefits, eligible } from './benefits';
import styles from './providers.page.module.css';

/** `/providers`, for everybody: why a clinician would work with us. Join Now opens the application form. */
export default function ProvidersPage() {
  return (
    <>
      <PageMeta
        title={`Work with us as a doctor, nurse or therapist | ${brand.name}`}
        description="See patients online from wherever you are. For medical doctors in Nigeria and the UK, and nurses, psychologists, therapists and pharmacists in Nigeria."
        path={paths.providers}
      />
      <section className={styles.banner}>
        <Container className={styles.layout}>
          <div>
            <PageHeading
              size="display"
              lead="Answer patients between shifts or all week. We bring the patients, the records and the pay."
            >
              Doctors, practise on your own terms
            </PageHeading>
            <Button size="large" className={styles.join} onClick={() => interfaceState.open('join')}>
              Join Now
            </Button>
          </div>
          <WardRoundArt />
        </Container>
      </section>
      <Section title="Value driven, like you" className={styles.values}>
        <div className={styles.essay}>
          <p>
            You did not train for years to fill in forms. A consultation with us starts with the patient’s own
            words, their history and their photos in front of you, and ends with a note that takes a minute.
          </p>
          <p>
            There is no target for prescriptions and no bonus for short calls. If the right answer is to send
            somebody to a hospital, we back you.
          </p>
        </div>
      </Section>
      <Section title="What you get" surface="sunken">
        <ol className={styles.benefits}>
          {benefits.map(({ title, words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Who can apply" tight>
        <ul className={styles.eligible}>
          {eligible.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
