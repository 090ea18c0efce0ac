import type { CategoryText } from './condition-text';

export const sexualHealth: CategoryText = {
  title: 'Sexual health',
  conditions: [
    {
      title: 'Erectile dysfunction',
      text: 'Trouble getting or keeping an erection. Common, treatable, and sometimes an early sign of another illness.',
      popular: true,
      about:
        'Most men have it at some time. When it stays, blood vessels, nerves, hormones, medicines or worry may be behind it. It can come years before heart trouble shows, so a check is worthwhile.',
      signs: ['Erections that do not come or do not last', 'Fewer erections on waking', 'Less desire'],
      doctor: [
        'Ask about your heart, medicines and mood',
        'Arrange tests for sugar, cholesterol and hormones',
        'Prescribe tablets that are safe with your other medicines',
      ],
      selfCare: ['Stop smoking and limit alcohol', 'Move every day', 'Talk with your partner'],
      urgent: [
        'Chest pain during sex',
        'An erection that lasts longer than four hours',
        'Sudden loss of sight after a tablet',
      ],
      faqs: [
        [
          'Are tablets from the street safe?',
          'Many are fake or too strong, and dangerous with heart medicines.',
        ],
        [
          'Is it all in the mind?',
          'Sometimes, more often in young men. Often body and mind both play a part.',
        ],
        ['Will anybody know?', 'No. Your consultation is confidential.'],
      ],
    },
    {
      title: 'Premature ejaculation',
      text: 'Finishing sooner than you or your partner wish. Exercises and medicines help most men.',
      about:
        'It is the most common sexual difficulty of men. It may be lifelong or begin later, often together with worry or trouble with erections.',
      signs: [
        'Ejaculation within about a minute, most times',
        'No sense of control',
        'Distress, or avoiding sex',
      ],
      doctor: [
        'Find out whether there is a cause',
        'Teach the stop-start method',
        'Prescribe creams or tablets where they help',
      ],
      selfCare: ['Practise pelvic floor exercises', 'Use thicker condoms', 'Slow down together'],
      urgent: ['Painful swelling of a testicle', 'Blood in the urine', 'Fever with pain below'],
      faqs: [
        ['Is there a cure?', 'Most men gain control with time and the right help.'],
        ['Do numbing sprays work?', 'They can. Use a condom so that your partner is not numbed.'],
        ['Does it affect fertility?', 'Rarely.'],
      ],
    },
    {
      title: 'Sexually transmitted infections',
      text: 'Discharge, sores, burning, or a risk you want checked. Private advice on tests and treatment.',
      popular: true,
      about:
        'Many infections show no signs at all, so testing is the only way to know. Most are cured by a short treatment, and HIV can be lived with well and even prevented after a risk.',
      signs: [
        'Unusual discharge',
        'Burning when passing urine',
        'Sores, warts or a rash',
        'Low stomach or testicle pain',
      ],
      doctor: [
        'Say which tests you need and when they are reliable',
        'Prescribe treatment for you and your partner',
        'Advise on prevention before and after a risk',
      ],
      selfCare: [
        'Use condoms',
        'Do not have sex until treatment is over',
        'Tell partners so that they can be tested',
      ],
      urgent: [
        'A possible HIV risk within the last 72 hours',
        'Severe low stomach pain with fever',
        'A painful, swollen testicle',
      ],
      faqs: [
        [
          'How soon after a risk can I test?',
          'Two weeks for most infections, six weeks for a modern HIV test. Come sooner if you have signs.',
        ],
        [
          'Is it too late for HIV prevention tablets?',
          'They must begin within 72 hours, the sooner the better.',
        ],
        ['Will my partner be told?', 'Not by us.'],
      ],
    },
    {
      title: 'Low libido',
      text: 'Less desire than before. Often a mix of tiredness, stress, medicines or hormones, and worth talking about.',
      about:
        'Desire changes through life. When the change troubles you, looking at sleep, mood, medicines, relationship and hormones together usually shows what can be done.',
      signs: [
        'Little interest in sex for months',
        'Tiredness or low mood',
        'Dryness or trouble with erections',
      ],
      doctor: [
        'Review your medicines and health',
        'Arrange hormone tests where they make sense',
        'Point to counselling for you or both of you',
      ],
      selfCare: ['Protect your sleep', 'Limit alcohol', 'Make time for closeness without pressure'],
      urgent: [
        'Thoughts of harming yourself',
        'Being forced or hurt by a partner: you can tell us in confidence',
      ],
      faqs: [
        ['Do herbal boosters work?', 'There is little proof, and some contain hidden medicines.'],
        ['Is testosterone the answer?', 'Only when a test shows that it is low.'],
        ['Can contraception lower desire?', 'In some women. Another method may suit better.'],
      ],
    },
    {
      title: 'Trying for a baby',
      text: 'Advice for couples who hope to conceive: timing, health, and when to have tests.',
      about:
        'Eight in ten couples conceive within a year. When it takes longer, the reason is as often with the man as with the woman, so both should be looked at.',
      signs: [
        'A year of trying without pregnancy, or six months after 35',
        'Irregular periods',
        'Past infections or operations below',
      ],
      doctor: [
        'Advise on timing and folic acid',
        'Order first tests for both partners',
        'Refer you to a specialist at the right time',
      ],
      selfCare: [
        'Have sex every two or three days',
        'Take folic acid before pregnancy',
        'Stop smoking, both of you',
      ],
      urgent: [
        'Pain on one side with a late period',
        'Heavy bleeding in early pregnancy',
        'Fainting with stomach pain',
      ],
      faqs: [
        ['Are ovulation kits worth it?', 'They help if periods are regular. They are not necessary.'],
        ['Can stress prevent pregnancy?', 'It rarely does alone.'],
        ['When should he be tested?', 'At the same time as she is.'],
      ],
    },
  ],
};
