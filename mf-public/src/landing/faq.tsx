import { brand } from '@shared/contracts';
import { Accordion, Section } from '@shared/ui';
import { faqEntries } from './faq-entries';
import styles from './faq.module.css';

/** Questions people ask before they pay; each opens and closes. */
export function Faq() {
  return (
    <Section id="faq" surface="sunken">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.title}>Frequently asked questions</h2>
          <p id="contact">
            Something else? Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. A
            person answers.
          </p>
        </div>
        <Accordion
          headingLevel={3}
          items={faqEntries.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
