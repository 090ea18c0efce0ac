import { paths } from '@shared/contracts';
import { BelowTheFold, faqThing, Reveal, Container } from '@shared/ui';
import { PageMeta } from '../meta/page-meta';
import { organisationThing } from '../meta/things';
import { ConditionList } from './condition-list';
import { Faq } from './faq';
import { faqEntries } from './faq-entries.words';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Impact } from './impact';
import { PayPerVisit } from './pay-per-visit';
import { PlanCarousel } from './plan-carousel';
import { ServiceBand } from './service-band';
import { Testimonials } from './testimonials';
import { words } from './landing.words';
import { partnerMarks } from './partner-marks.words';
import styles from './partners.module.css';

/** `/`, for everybody: what the service is, for whom, from which price, and testimonials. */
export default function LandingPage() {
  return (
    <>
      <PageMeta
        title={words.title}
        description={words.description}
        path={paths.home}
        data={[organisationThing(), faqThing(faqEntries)]}
      />
      <Hero />
      <ServiceBand />
      <BelowTheFold>
        <Reveal>
          <PayPerVisit />
        </Reveal>
        <Partners />
        <Reveal>
          <Impact />
        </Reveal>
        <Reveal>
          <PlanCarousel />
        </Reveal>
        <Reveal>
          <HowItWorks />
        </Reveal>
        <Reveal>
          <Testimonials />
        </Reveal>
        <Reveal>
          <ConditionList />
        </Reveal>
        <Reveal>
          <Faq />
        </Reveal>
      </BelowTheFold>
    </>
  );
}

/** The businesses that cover their people with us, as plain word marks. */
function Partners() {
  return (
    <section className={styles.strip} aria-labelledby="partners-title">
      <Container className={styles.inner}>
        <h2 id="partners-title" className={styles.title}>
          {words.partners}
        </h2>
        <ul className={styles.marks}>
          {partnerMarks.map(({ name, look }) => (
            <li key={name} className={styles[look]}>
              {name}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
