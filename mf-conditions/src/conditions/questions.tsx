import { brand } from '@shared/contracts';
import { Accordion, Section } from '@shared/ui';

const questions = [
  {
    title: 'How do I meet the doctor?',
    content:
      'In a chat application, by text, call or video, at the time that you booked. You get the details by e-mail.',
  },
  {
    title: 'What happens after I pay?',
    content:
      'As soon as your payment is confirmed a care manager is assigned to you and writes to the address that you gave.',
  },
  {
    title: 'Can the doctor prescribe medicine?',
    content:
      'Yes, when it is safe to do so without examining you in person. Otherwise the doctor tells you where to go next.',
  },
  {
    title: 'When should I not wait for a visit?',
    content:
      'Chest pain, trouble breathing, heavy bleeding, fits or fainting need help now: call 112 or go to the nearest hospital.',
  },
  {
    title: 'Do I need an account?',
    content: `No. You can book and pay as a guest. With an account ${brand.name} keeps your visits in one place.`,
  },
];

/** What people ask before they book. */
export function Questions() {
  return (
    <Section title="Before you book" reading>
      <Accordion items={questions.map((item) => ({ ...item, content: <p>{item.content}</p> }))} />
    </Section>
  );
}
