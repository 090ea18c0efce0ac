import { brand, visitPrice } from '@ilera/contracts';

/** The words of the list of conditions, section by section; quoted wordings are in `strings.ts`. */
export const words = {
  title: 'Conditions we treat',
  description: `Speak to a doctor in Nigeria about 20+ common conditions, day or night: from ${visitPrice.message.text} by message and ${visitPrice.video.text} by video call.`,
  hero: {
    heading: 'Tell a doctor what you feel',
    lead: '20+ common conditions, treated by licensed doctors in Nigeria. Day or night, from wherever you are.',
    offers: [
      ['By message', `from ${visitPrice.message.text}`],
      ['By video call', `from ${visitPrice.video.text}`],
      ['Open', '24/7'],
    ],
    toList: 'See conditions',
    toForm: "Don't know your condition?",
  },
  list: {
    heading: 'How can we help you?',
    lead: 'Choose what troubles you, read about it, and book a time that suits you.',
    resultsFor: (search: string) => `Results for “${search}”`,
    describe: (search: string) => `Describe “${search}” to a doctor`,
    all: 'Show all conditions',
  },
  form: {
    heading: 'Not on the list?',
    lead: 'Describe what you feel in your own words. The doctor reads it before you meet.',
    label: 'What do you feel?',
    hint: 'For example since when, where it hurts, and what makes it better or worse.',
    submit: 'Continue',
  },
  steps: {
    heading: 'How a visit works',
    all: [
      ['Choose or describe', 'Pick your condition from the list, or say in your own words what you feel.'],
      ['Pick a day and time', 'Any time of day, by message or by video call.'],
      ['Pay once', 'You see the full price before you pay. There is nothing to subscribe to.'],
      [
        'Meet your doctor',
        'A care manager writes to you, and the doctor prescribes or refers you if you need it.',
      ],
    ],
  },
  questions: {
    heading: 'Before you book',
    all: [
      {
        title: 'How do I meet the doctor?',
        answer:
          'In a chat application, by text, call or video, at the time that you booked. You get the details by e-mail.',
      },
      {
        title: 'What happens after I pay?',
        answer:
          'As soon as your payment is confirmed a care manager is assigned to you and writes to the address that you gave.',
      },
      {
        title: 'Can the doctor prescribe medicine?',
        answer:
          'Yes, when it is safe to do so without examining you in person. Otherwise the doctor tells you where to go next.',
      },
      {
        title: 'When should I not wait for a visit?',
        answer:
          'Chest pain, trouble breathing, heavy bleeding, fits or fainting need help now: call 112 or go to the nearest hospital.',
      },
      {
        title: 'Do I need an account?',
        answer: `No. You can book and pay as a guest. With an account ${brand.name} keeps your visits in one place.`,
      },
    ],
  },
} as const;
