import { visitPrice } from '@ilera/contracts';
import { facts } from '../components.words';

/** The landing page's questions and answers, also used as structured data. */
export const faqEntries = [
  {
    question: 'How does a consultation take place?',
    answer:
      'After you have paid, the consultation takes place over a chat application: by text, by call or by video, as you prefer. You get the details by e-mail.',
  },
  {
    question: 'When do I hear from someone?',
    answer:
      'A care manager is assigned to you once your payment is confirmed. The care manager writes first, introduces your doctor and stays with you until the matter is closed.',
  },
  {
    question: 'What does it cost?',
    answer: `A message consultation costs ${visitPrice.message.text} and a video call ${visitPrice.video.text}. With a health plan you pay each quarter, half-year or year and do not pay for each visit to our doctors.`,
  },
  {
    question: 'What can you treat, and what not?',
    answer: `We treat ${facts.conditions} common conditions, from coughs and fevers to skin, stomach and women’s health. We do not treat emergencies. With heavy bleeding, chest pain, trouble breathing or a person who cannot be woken, call 112 or go to the nearest hospital at once.`,
  },
  {
    question: 'Can the doctor give me a prescription?',
    answer:
      'Yes, where it is safe without an examination in person. You receive an e-prescription that you can show at a pharmacy. Where an examination is needed, the doctor refers you.',
  },
  {
    question: 'How do I know that my plan is active?',
    answer:
      'After your payment we send a mail with your enrollee number and until when it is valid. The same is shown in your account.',
  },
  {
    question: 'Who sees what I write?',
    answer:
      'The doctor who treats you and the care manager assigned to you. Your employer never sees it, also when your employer pays for the plan. The privacy policy says the rest.',
  },
] as const;

/** The landing page's three plans. Only the plans page has prices, which are always current there. */
export const planCards = [
  {
    type: 'individual',
    name: 'Individual',
    tag: 'For one',
    title: 'Cover that follows you',
    subtitle: 'For people who work for themselves, remote workers and freelancers.',
    points: [
      'A doctor by text, phone or video, day and night',
      'Common conditions treated without a fee for each visit',
      'Prescriptions sent to your phone',
      'Pay each quarter, half-year or year',
    ],
  },
  {
    type: 'family',
    name: 'Family',
    tag: 'For a household',
    title: 'One plan, everyone at home',
    subtitle: 'For parents, children and the grandparents you look after.',
    points: [
      'Add each member by name and e-mail',
      'Every member speaks to a doctor on their own',
      'One payment and one renewal date for all',
      'Claim benefits with a photo of the receipt',
    ],
  },
  {
    type: 'corporate',
    name: 'Corporate',
    tag: 'For a team',
    title: 'A benefit people really use',
    subtitle: 'For small businesses and larger companies.',
    points: [
      'Pay for each employee, from a small team up',
      'Invite people one by one or from a list',
      'Care the same evening, fewer days lost',
      'One person in your office manages it all',
    ],
  },
] as const;

/** One of the three plan cards. */
export type PlanCardData = (typeof planCards)[number];
