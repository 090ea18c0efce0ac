import { interfaceState } from '@ilera/runtime';
import { Button, Container, Head, PageHeading, Section } from '@ilera/ui';
import { WardRoundArt } from '../art/ward-round';
import styles from './providers.page.module.css';

/** The words of the page for clinicians: benefits and eligibility. */
const words = {
  title: 'Work with us as a doctor, nurse or therapist',
  description:
    'See patients online from wherever you are. For medical doctors in Nigeria and the UK, and nurses, psychologists, therapists and pharmacists in Nigeria.',
  heading: 'Doctors, practise on your own terms',
  lead: 'Answer patients between shifts or all week. We bring the patients, the records and the pay.',
  join: 'Join Now',
  values: 'Value driven, like you',
  essay: [
    'You did not train for years to fill in forms. A consultation with us starts with the patient’s own words, their history and their photos in front of you, and ends with a note that takes a minute.',
    'There is no target for prescriptions and no bonus for short calls. If the right answer is to send somebody to a hospital, we back you.',
  ],
  benefits: 'What you get',
  eligible: 'Who can apply',
} as const;

/** The service's offers to clinicians (A2.18). */
const benefits = [
  {
    title: 'Answer questions in your specialty',
    text: 'Choose your fields once. Patients who need something else go to someone else.',
  },
  {
    title: 'Competitive pay',
    text: 'A fee for each consultation, shown before you accept it, paid every month.',
  },
  {
    title: 'Work anywhere',
    text: 'At home, at the hospital after your shift, or abroad: a laptop and a quiet room are enough.',
  },
  {
    title: 'Flexible hours',
    text: 'From one hour a week to forty. Open your calendar when you want to work, close it when you do not.',
  },
  {
    title: 'No private practice stress',
    text: 'No rent, no generator, no unpaid bills. We handle bookings, payments and complaints.',
  },
];

/** Professions that may apply (A1.1). */
const eligible = [
  'Medical doctors in Nigeria and in the UK',
  'Nurses in Nigeria',
  'Clinical psychologists and therapists in Nigeria',
  'Pharmacists in Nigeria',
];

/** `/providers`, for everybody: reasons for clinicians to work here. Join Now opens the application form. */
export default function ProvidersPage() {
  return (
    <>
      <Head title={words.title} description={words.description} />
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
      <Section title={words.values}>
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
