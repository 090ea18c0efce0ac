import { brand, visitPrice } from '@ilera/contracts';
import { facts } from '../components.words';

/** The home page's words, section by section. Its steps, stories, plans, partners and questions are separate lists. */
export const words = {
  title: `${brand.name}: see a doctor online from ${visitPrice.message.text}, or take a health plan`,
  description: `Message a doctor in Nigeria for ${visitPrice.message.text} or call by video for ${visitPrice.video.text}, day or night. Health plans for individuals, families and teams.`,
  start: 'Get Started',
  hero: {
    label: 'Welcome',
    heading: `See a doctor from home, from ${visitPrice.message.text}`,
    lead: 'Write to a doctor or call by video, without the queue. Or take a health plan for yourself, your family or the people you employ.',
    offers: [
      ['to message a doctor', visitPrice.message.text],
      ['for a video call', visitPrice.video.text],
      ['every day of the year', facts.hours],
    ],
  },
  services: {
    label: 'What we do',
    all: [
      'Online consultations',
      'Employee benefits',
      'Health coverage',
      'HMO',
      'E-prescription',
      'Quick consultation by clinicians',
    ],
  },
  visit: {
    heading: 'Pay per visit',
    lead: `No subscription and no card on file. ${facts.conditions} common conditions, treated ${facts.hours} by video and chat.`,
    tariff: [
      {
        name: 'Message consultation',
        price: visitPrice.message.text,
        text: 'Write what is wrong, send a photo if it helps, read the answer when it suits you.',
      },
      {
        name: 'Video call',
        price: visitPrice.video.text,
        text: 'Pick a day and a time, and speak face to face.',
      },
    ],
    speak: 'Speak to a Doctor',
    after: 'Once your payment is confirmed a care manager is assigned to you, and writes first.',
  },
  partners: 'Teams that are covered with us',
  impact: {
    heading: 'Impacting Lives',
    text: 'We are a young company and count every person. These are people who no longer ask what a doctor costs before they ask whether they need one.',
    figures: [
      { figure: facts.lives, text: 'lives covered' },
      { figure: facts.partners, text: 'company partners' },
    ],
  },
  plans: {
    heading: 'Plans for one, for a household, for a team',
    text: 'Choose how often you pay: every three months, every six, or once a year.',
    notHere: 'Not sold in your city yet?',
    label: 'Health plans',
    /** The name of one slide. */
    noun: 'plan',
    more: 'Learn More',
  },
  steps: {
    heading: 'How it works',
    previous: 'Previous step',
    next: 'Next step',
    count: (place: number, count: number) => `Step ${place} of ${count}`,
  },
  stories: {
    heading: 'What people say',
    label: 'Testimonials',
    /** The name of one slide. */
    noun: 'story',
  },
  conditions: {
    heading: 'Conditions we treat',
    lead: `${facts.conditions} common conditions, and a doctor who listens when yours is not on the list.`,
    all: 'See all conditions',
    notLoaded: 'We could not load the conditions',
    details: 'Check your connection and try again. You can still open the full list above.',
    loading: 'Loading conditions',
  },
  questions: {
    heading: 'Frequently asked questions',
    /** Texts before and after the address. */
    contact: ['Something else? Write to', '. A person answers.'],
  },
} as const;

/** Invented businesses; each look names a class of landing.page.module.css. */
export const partnerMarks = [
  { name: 'Kolanut Books', look: 'serif' },
  { name: 'LEKKI FREIGHT', look: 'wide' },
  { name: 'zuma labs', look: 'light' },
  { name: 'Adire & Co', look: 'italic' },
  { name: 'TARMAC', look: 'heavy' },
  { name: 'Palmview Schools', look: 'serif' },
  { name: 'harmattan.studio', look: 'mono' },
  { name: 'Bonny Cold Chain', look: 'tight' },
] as const;

/** Two people's testimonials: a name, a role and a text each (P1.2). */
export const stories = [
  {
    name: 'Ngozi Eze',
    role: 'Runs a bookshop with nine people, Surulere',
    text: 'My staff used to lose a whole day to see a doctor for a cough. Now they send a message before they open the shop, and most of the time that is all it takes.',
  },
  {
    name: 'Tunde Bakare',
    role: 'Freelance designer and father of two, Ibadan',
    text: 'It was past midnight and our daughter had a fever. We had a doctor on video in minutes, who told us what to watch for and when to go to the hospital.',
  },
] as const;
