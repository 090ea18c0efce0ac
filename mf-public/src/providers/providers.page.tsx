import { brand, paths } from '@shared/contracts';
import { interfaceState } from '@shared/runtime';
import { Button, Container, PageHeading, Section } from '@shared/ui';
import { WardRoundArt } from '../art/ward-round';
import { PageMeta } from '../meta/page-meta';
import { benefits, eligible, words } from './providers.words';
import styles from './providers.page.module.css';

/** `/providers`, for everybody: why a clinician would work with us. Join Now opens the application form. */
export default function ProvidersPage() {
  return (
    <>
      <PageMeta
        title={`${words.title} | ${brand.name}`}
        description={words.description}
        path={paths.providers}
      />
      <section className={styles.banner}>
        <Container className={styles.layout}>
          <div>
            <PageHeading size="display" lead={words.lead}>
              {words.heading}
            </PageHeading>
            <Button size="large" className={styles.join} onClick={() => interfaceState.open('join')}>
              {words.join}
            </Button>
          </div>
          <WardRoundArt />
        </Container>
      </section>
      <Section title={words.values} className={styles.values}>
        <div className={styles.essay}>
          {words.essay.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={words.benefits} surface="sunken">
        <ol className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.eligible} tight>
        <ul className={styles.eligible}>
          {eligible.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
