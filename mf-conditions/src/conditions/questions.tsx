import { Accordion, Section } from '@shared/ui';
import { words } from './conditions.words';

/** What people ask before they book. */
export function Questions() {
  return (
    <Section title={words.questions.heading} reading>
      <Accordion
        items={words.questions.all.map(({ title, answer }) => ({ title, content: <p>{answer}</p> }))}
      />
    </Section>
  );
}
