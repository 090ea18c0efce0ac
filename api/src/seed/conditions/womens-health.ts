import type { CategoryText } from './condition-text';

export const womensHealth: CategoryText = {
  title: "Women's health",
  conditions: [
    {
      title: 'Period pain',
      text: 'Cramps that keep you from your day. There are good treatments, and sometimes a cause that should be found.',
      popular: true,
      about:
        'Cramps come from the womb squeezing out its lining. Mild pain is common. Pain that keeps you from school or work is not something to put up with.',
      signs: ['Cramps in the lower stomach or back', 'Nausea or loose stools with the period', 'Heavy flow'],
      doctor: [
        'Ask whether fibroids or endometriosis could be behind it',
        'Prescribe pain relief that starts before the pain',
        'Discuss hormonal options',
      ],
      selfCare: ['Put something warm on your stomach', 'Move gently', 'Take pain relief early, with food'],
      urgent: [
        'Sudden severe pain with a missed period',
        'Soaking a pad every hour',
        'Fever with foul-smelling discharge',
        'Fainting',
      ],
      faqs: [
        ['Can pain relief harm my fertility?', 'No, not when it is used as advised.'],
        ['When should I have a scan?', 'When pain is new, getting worse, or comes between periods.'],
        ['Does it get better after childbirth?', 'For some women. Treatment need not wait for it.'],
      ],
    },
    {
      title: 'Vaginal thrush',
      text: 'Itching and a thick white discharge. A short treatment clears it; a doctor checks that it is nothing else.',
      popular: true,
      about:
        'Thrush is an overgrowth of yeast that normally lives on the body. Antibiotics, pregnancy, diabetes and tight clothes make it more likely. It is not a sexually transmitted infection.',
      signs: [
        'Itching and soreness',
        'Thick white discharge without a strong smell',
        'Burning when passing urine',
      ],
      doctor: [
        'Tell it apart from other infections by your answers',
        'Prescribe a pessary, cream or capsule',
        'Look for diabetes when it keeps coming back',
      ],
      selfCare: ['Wash with water only', 'Wear cotton underwear', 'Finish the course'],
      urgent: [
        'Fever or low stomach pain',
        'Sores or blisters',
        'Foul-smelling discharge after giving birth',
      ],
      faqs: [
        ['Must my partner be treated?', 'Only if they have signs.'],
        ['Is it safe to treat in pregnancy?', 'Yes, with pessaries or cream, not with capsules.'],
        ['Do yoghurt or garlic help?', 'They do not, and can burn.'],
      ],
    },
    {
      title: 'Contraception',
      text: 'Pills, injections, implants, coils or condoms: a doctor helps you choose what suits your body and plans.',
      popular: true,
      about:
        'There are many safe ways to prevent pregnancy. The best one depends on your health, how soon you may want a child, and what you can keep up.',
      signs: [
        'You want to avoid or space pregnancies',
        'Side effects with your present method',
        'A condom broke or a pill was missed',
      ],
      doctor: [
        'Go through your health and your wishes',
        'Prescribe, or tell you where a method is fitted',
        'Advise on emergency contraception without judgement',
      ],
      selfCare: [
        'Use condoms as well: they also protect from infections',
        'Set an alarm for a daily pill',
        'Keep the date of your last injection',
      ],
      urgent: [
        'Chest pain, or one swollen, painful leg',
        'A sudden severe headache or loss of sight',
        'Severe stomach pain with a missed period',
      ],
      faqs: [
        ['Will it make me infertile?', 'No. After injections it can take some months for periods to return.'],
        [
          'How late can I take the morning-after pill?',
          'Up to three or five days, depending on the pill. Sooner works better.',
        ],
        ['Is the consultation private?', 'Yes. Nobody else is told.'],
      ],
    },
    {
      title: 'Morning sickness',
      text: 'Nausea in early pregnancy. Small changes and safe medicines make it bearable.',
      about:
        'Nausea affects most pregnancies between weeks six and fourteen, at any time of day. It does not harm the baby unless you cannot keep fluids down.',
      signs: ['Nausea, with or without vomiting', 'Smells that turn your stomach', 'Tiredness'],
      doctor: [
        'Check for dehydration and weight loss',
        'Prescribe medicine that is safe in pregnancy',
        'Tell you when a drip is needed',
      ],
      selfCare: ['Eat small, dry snacks before getting up', 'Drink little and often', 'Try ginger'],
      urgent: [
        'Nothing stays down for a day',
        'Dark urine or none for eight hours',
        'Bleeding or severe stomach pain',
        'Dizziness when standing',
      ],
      faqs: [
        ['Does it mean the baby is well?', 'It is common in healthy pregnancies, and so is having none.'],
        ['Can I take my usual tablets?', 'Ask first. Some are not safe in pregnancy.'],
        ['When does it end?', 'For most women by week sixteen.'],
      ],
    },
    {
      title: 'Menopause',
      text: 'Hot flushes, poor sleep and mood changes around fifty. You do not have to put up with them.',
      about:
        'Menopause is the end of periods, on average at about fifty. The years around it can bring changes that respond well to treatment.',
      signs: [
        'Hot flushes and night sweats',
        'Irregular or missing periods',
        'Poor sleep, low mood, dryness',
      ],
      doctor: [
        'Talk through hormone treatment, its good and its risks for you',
        'Offer treatments without hormones',
        'Check bones, blood pressure and heart risk',
      ],
      selfCare: [
        'Dress in layers and keep the bedroom cool',
        'Exercise, with some weights',
        'Cut down on alcohol and hot spices',
      ],
      urgent: [
        'Bleeding a year or more after the last period',
        'Chest pain or sudden breathlessness',
        'Thoughts of harming yourself',
      ],
      faqs: [
        ['Do I need a blood test?', 'Not usually after 45.'],
        [
          'Is hormone treatment dangerous?',
          'For many women the benefits outweigh the risks. It depends on your history.',
        ],
        ['Can I still get pregnant?', 'Until a year without periods after fifty, yes.'],
      ],
    },
  ],
};
