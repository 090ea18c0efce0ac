import { Accordion, Section, SupportEmail } from '@ilera/ui';
import { faqEntries } from './landing-lists.words';
import { words } from './landing.words';
import styles from './faq.module.css';

const [before, after] = words.questions.contact;

/** Questions that people ask before paying; each opens and closes. */
export function Faq() {
  return (
    <Section id="faq" surface="sunken">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.title}>{words.questions.heading}</h2>
          <p id="contact">
            {before} <SupportEmail />
            {after}
          </p>
        </div>
        <Accordion
          items={faqEntries.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
