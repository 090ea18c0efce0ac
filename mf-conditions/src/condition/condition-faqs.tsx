import type { Faq } from '@shared/format';
import { Accordion } from '@shared/ui';
import { HtmlContent } from './html-content';
import { words } from './condition.words';
import styles from './condition.module.css';

/** The questions about one condition. Answers may hold HTML, which is sanitised like the body. */
export function ConditionFaqs({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section className={styles.faqs} aria-labelledby="condition-faqs">
      <h2 id="condition-faqs">{words.questions}</h2>
      <Accordion
        items={faqs.map(({ question, answer }) => ({
          title: question,
          content: /[<&]/.test(answer) ? <HtmlContent html={answer} /> : <p>{answer}</p>,
        }))}
      />
    </section>
  );
}
