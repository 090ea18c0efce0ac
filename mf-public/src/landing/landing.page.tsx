import { brand, paths } from '@ilera/contracts';
import {
  BelowTheFold,
  Container,
  faqThing,
  Fold,
  Reveal,
  Section,
  siteOrigin,
  StructuredData,
  type Thing,
} from '@ilera/ui';
import { ConditionList } from './condition-list';
import { Faq } from './faq';
import { Hero, ServiceBand } from './hero';
import { HowItWorks } from './how-it-works';
import { faqEntries } from './landing-lists.words';
import { partnerMarks, words } from './landing.words';
import styles from './landing.page.module.css';
import { PayPerVisit } from './pay-per-visit';
import { PlanCarousel } from './plan-carousel/plan-carousel';
import { Testimonials } from './testimonials';

/** `/`, for everybody: the service, its audience, its lowest price, and testimonials. */
export default function LandingPage() {
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <StructuredData things={[organisationThing(), faqThing(faqEntries)]} />
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
        <Fold />
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

/** The businesses that cover their people here, as plain word marks. */
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

/** The numbers of people and businesses that use the service. */
function Impact() {
  return (
    <Section>
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.impactTitle}>{words.impact.heading}</h2>
          <p>{words.impact.text}</p>
          <div className={styles.art} />
        </div>
        <div className={styles.figures}>
          {words.impact.figures.map(({ figure, text }) => (
            <p key={text}>
              <strong>{figure}</strong> <span>{text}</span>
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The company behind the site, as structured data. */
function organisationThing(): Thing {
  const origin = siteOrigin();
  return {
    '@type': 'MedicalOrganization',
    '@id': `${origin}/#organisation`,
    name: brand.name,
    legalName: brand.legalName,
    url: origin + paths.home,
    email: brand.supportEmail,
    telephone: brand.supportPhone,
    areaServed: { '@type': 'Country', name: 'Nigeria' },
    sameAs: Object.values(brand.social),
  };
}
