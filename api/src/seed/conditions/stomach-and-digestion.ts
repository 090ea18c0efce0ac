import type { CategoryText } from './condition-text';

export const stomachAndDigestion: CategoryText = {
  title: 'Stomach and digestion',
  conditions: [
    {
      title: 'Diarrhoea',
      text: 'Loose stools several times a day. Replacing fluid is the treatment; a doctor tells you when more is needed.',
      popular: true,
      about:
        'Most diarrhoea comes from a virus or spoilt food and stops within three days. The danger is losing too much water and salt, above all for young children and older people.',
      signs: ['Three or more loose stools a day', 'Cramps and nausea', 'Thirst, dry mouth and little urine'],
      doctor: [
        'Judge how much fluid you have lost',
        'Say whether an antibiotic would help or harm',
        'Look after children with zinc and rehydration',
      ],
      selfCare: [
        'Sip oral rehydration solution after every stool',
        'Keep eating small portions',
        'Wash hands with soap',
      ],
      urgent: [
        'Blood in the stool',
        'Drowsiness, sunken eyes or no urine for eight hours',
        'Watery stools like rice water',
        'A baby who will not drink',
      ],
      faqs: [
        [
          'How do I make the solution at home?',
          'Six level teaspoons of sugar and half a level teaspoon of salt in one litre of clean water. Sachets are safer.',
        ],
        ['Should I take something that stops it?', 'Not with fever or blood, and never for small children.'],
        ['When can I work with food again?', 'Two days after the last loose stool.'],
      ],
    },
    {
      title: 'Constipation',
      text: 'Hard stools and straining. Food, water and habits solve most of it; medicines help the rest.',
      about:
        'Constipation means fewer than three stools a week, or stools that are hard to pass. Low fibre, little water, some medicines and holding back are the usual reasons.',
      signs: ['Hard or lumpy stools', 'Straining, or feeling not quite empty', 'A bloated stomach'],
      doctor: [
        'Check your medicines and look for causes',
        'Choose a laxative that is safe to take',
        'Plan how to come off it',
      ],
      selfCare: [
        'Eat beans, vegetables, oats and fruit every day',
        'Drink water through the day and walk',
        'Go when you feel the urge, feet on a small stool',
      ],
      urgent: [
        'Severe pain with vomiting and no wind passing',
        'Blood mixed with the stool',
        'Weight loss you cannot explain',
      ],
      faqs: [
        ['Are laxatives addictive?', 'Most are not. Strong herbal ones can weaken the bowel with time.'],
        ['Is a stool every day necessary?', 'No. Three a week to three a day is normal.'],
        ['Is it normal in pregnancy?', 'It is common, and there are safe treatments.'],
      ],
    },
    {
      title: 'Acid reflux',
      text: 'A burning chest after meals or at night. Simple changes and short courses of tablets calm most of it.',
      popular: true,
      about:
        'Reflux is stomach acid that climbs into the gullet. Large or late meals, spicy food, alcohol and weight around the waist make it more likely.',
      signs: [
        'Burning behind the breastbone',
        'Sour taste in the mouth',
        'A cough or hoarse voice in the morning',
      ],
      doctor: [
        'Make sure that it is not the heart',
        'Choose tablets and say for how long',
        'Test for a stomach germ when needed',
      ],
      selfCare: [
        'Eat three hours before bed at the latest',
        'Raise the head of your bed',
        'Cut down on pepper, alcohol and smoking',
      ],
      urgent: [
        'Chest pain that spreads to the arm or jaw, or with sweating',
        'Food that sticks on the way down',
        'Vomiting blood, or black stools',
      ],
      faqs: [
        ['Is pepper forbidden?', 'Only if it troubles you. Try without it for two weeks.'],
        [
          'Are the tablets safe for years?',
          'Many people need them only for weeks. A doctor reviews longer use.',
        ],
        ['Can stress cause it?', 'It makes you feel it more.'],
      ],
    },
    {
      title: 'Stomach ulcer',
      text: 'Gnawing pain in the upper stomach. Tests find the cause and treatment heals it.',
      about:
        'An ulcer is a sore in the lining of the stomach or the gut behind it. A germ called Helicobacter pylori or painkillers such as ibuprofen and diclofenac cause most of them.',
      signs: [
        'Burning or gnawing upper stomach pain',
        'Pain that changes with meals or wakes you',
        'Feeling full early, nausea',
      ],
      doctor: [
        'Arrange a stool or breath test',
        'Treat the germ with the full set of tablets',
        'Swap painkillers that hurt the stomach',
      ],
      selfCare: [
        'Stop ibuprofen and similar tablets unless told otherwise',
        'Eat regular, smaller meals',
        'Stop smoking and limit alcohol',
      ],
      urgent: [
        'Vomiting blood or something like coffee grounds',
        'Black, sticky stools',
        'Sudden pain with a hard stomach',
      ],
      faqs: [
        ['Do I need an endoscopy?', 'Some people do: those over 55, with weight loss, or with bleeding.'],
        ['Does milk help?', 'For minutes. Then it makes more acid.'],
        ['Can it heal for good?', 'Yes, once the germ is gone or the tablets are stopped.'],
      ],
    },
    {
      title: 'Piles',
      text: 'Bleeding, itching or a lump at the back passage. Common and treatable, and worth a private talk.',
      about:
        'Piles are swollen veins at the end of the bowel. Straining, pregnancy and long sitting bring them on. Most calm down without an operation.',
      signs: ['Bright red blood on the paper', 'Itching or soreness', 'A soft lump that may go back in'],
      doctor: [
        'Tell piles apart from causes that need a test',
        'Prescribe creams and stool softeners',
        'Refer you for a small procedure when they stay',
      ],
      selfCare: [
        'Eat more fibre and drink more water',
        'Sit in warm water for ten minutes',
        'Do not strain or stay long on the toilet',
      ],
      urgent: [
        'Heavy bleeding or clots',
        'Dizziness with bleeding',
        'Severe pain with fever',
        'A lump that turned blue and very painful',
      ],
      faqs: [
        [
          'Is blood always from piles?',
          'No. If you are over 45, or your habits have changed, you need a check.',
        ],
        ['Do herbal mixtures help?', 'Many contain strong laxatives that make it worse.'],
        ['Will they come back?', 'Less often when stools stay soft.'],
      ],
    },
  ],
};
