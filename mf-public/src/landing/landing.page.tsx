import { paths } from '@shared/contracts';
import { BelowTheFold, faqThing, Reveal } from '@shared/ui';
import { PageMeta } from '../meta/page-meta';
import { organisationThing } from '../meta/things';
import { ConditionList } from './condition-list';
import { Faq } from './faq';
import { faqEntries } from './faq-entries.words';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Impact } from './impact';
import { Partners } from './partners';
import { PayPerVisit } from './pay-per-visit';
import { PlanCarousel } from './plan-carousel';
import { ServiceBand } from './service-band';
import { Testimonials } from './testimonials';
import { words } from './landing.words';

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
