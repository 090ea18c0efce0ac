import type { CategoryText } from './condition-text';

export const longTermConditions: CategoryText = {
  title: 'Long-term conditions',
  conditions: [
    {
      title: 'High blood pressure',
      text: 'Usually without any sign until it does harm. Regular checks and tablets keep heart, brain and kidneys safe.',
      popular: true,
      about:
        'One in three Nigerian adults has high blood pressure and most do not know. It is diagnosed from several readings, not one, and controlled with salt, weight, movement and medicine.',
      signs: [
        'Mostly none',
        'Headache or blurred sight when it is very high',
        'Readings of 140 over 90 or more on several days',
      ],
      doctor: [
        'Confirm it with home readings',
        'Choose tablets that suit you, and adjust them',
        'Check kidneys, sugar and cholesterol once a year',
      ],
      selfCare: [
        'Cut down on salt and seasoning cubes',
        'Walk half an hour on most days',
        'Take your tablets every day, also when you feel well',
      ],
      urgent: [
        'Chest pain or trouble breathing',
        'Weakness of one side, a crooked mouth or slurred speech',
        'A reading above 180 over 120 with headache or blurred sight',
        'High blood pressure in pregnancy',
      ],
      faqs: [
        [
          'Can I stop when it is normal?',
          'It is normal because of the tablets. Do not stop without a doctor.',
        ],
        [
          'How do I measure it at home?',
          'Sit for five minutes, arm at heart height, two readings, morning and evening.',
        ],
        ['Are tablets for life?', 'Often. Some people need fewer after losing weight.'],
      ],
    },
    {
      title: 'Type 2 diabetes',
      text: 'High blood sugar that can be brought down. Good control protects eyes, kidneys, nerves and heart.',
      popular: true,
      about:
        'In type 2 diabetes the body no longer answers well to insulin. It often starts silently. Food, weight, movement and tablets can bring sugar back to a safe range.',
      signs: [
        'Thirst and passing much urine',
        'Tiredness or blurred sight',
        'Wounds that heal slowly, frequent infections',
      ],
      doctor: [
        'Order the right blood tests',
        'Choose and adjust your medicines',
        'Watch over eyes, feet, kidneys and blood pressure',
      ],
      selfCare: [
        'Half a plate of vegetables, a quarter of swallow or rice',
        'Walk after meals',
        'Look at your feet every evening',
      ],
      urgent: [
        'Sugar below 3.9 mmol/l with sweating or confusion',
        'Sugar above 16 mmol/l with vomiting or deep breathing',
        'A foot wound that smells or turns black',
        'Drowsiness',
      ],
      faqs: [
        [
          'Can diabetes go away?',
          'Some people reach normal sugar without tablets after losing weight. It needs watching for ever.',
        ],
        ['Is fruit forbidden?', 'No. A portion of whole fruit is fine; juice is not.'],
        [
          'Do bitter leaf or herbs cure it?',
          'There is no proof, and stopping tablets for them is dangerous.',
        ],
      ],
    },
    {
      title: 'Asthma',
      text: 'Wheezing and tight breathing that come and go. With the right inhaler most people live without limits.',
      about:
        'In asthma the airways are inflamed and tighten at dust, smoke, cold air or effort. A preventer inhaler calms them; the blue inhaler only relieves.',
      signs: ['Wheezing or a whistling breath', 'Cough at night or after effort', 'A tight chest'],
      doctor: [
        'Check how you use your inhaler, by video',
        'Set up preventer treatment',
        'Write an action plan for attacks',
      ],
      selfCare: [
        'Take the preventer every day',
        'Carry the blue inhaler',
        'Keep away from smoke, incense and generator fumes',
      ],
      urgent: [
        'Too breathless to finish a sentence',
        'The blue inhaler does not help or is needed again within four hours',
        'Bluish lips',
        'Drowsiness',
      ],
      faqs: [
        ['Are inhalers addictive?', 'No.'],
        ['Can I do sport?', 'Yes. Good control makes it possible.'],
        [
          'What do I do in an attack?',
          'Sit up, take one puff of the blue inhaler every minute up to ten, and call 112 if it does not ease.',
        ],
      ],
    },
    {
      title: 'Migraine',
      text: 'Throbbing headache with nausea or dislike of light. Early treatment stops attacks, and prevention makes them rarer.',
      popular: true,
      about:
        'Migraine is more than a headache. Attacks last from hours to three days. Missed meals, poor sleep, hormones and stress are common triggers.',
      signs: [
        'Throbbing, often one-sided pain',
        'Nausea, and dislike of light or noise',
        'Zigzag lines or blind spots before the pain in some people',
      ],
      doctor: [
        'Make sure that it is migraine',
        'Prescribe tablets to take early',
        'Start prevention if attacks are frequent',
      ],
      selfCare: [
        'Keep a headache diary',
        'Eat and sleep at regular times',
        'Use painkillers on fewer than ten days a month',
      ],
      urgent: [
        'The worst headache of your life, within a minute',
        'Headache with fever and a stiff neck',
        'Weakness, numbness or trouble speaking',
        'Headache after a blow to the head',
      ],
      faqs: [
        ['Can painkillers cause headaches?', 'Yes, when taken on too many days.'],
        ['Do I need a brain scan?', 'Rarely. A doctor asks for signs that make one necessary.'],
        ['Is it safe to take the pill?', 'Not every pill with every migraine. Tell the doctor.'],
      ],
    },
    {
      title: 'Back pain',
      text: 'Pain low in the back, with or without pain down the leg. Moving early helps more than bed rest.',
      popular: true,
      about:
        'Most back pain comes from muscles and joints, not from damage, and eases within weeks. Scans rarely change what helps.',
      signs: [
        'Ache or stiffness low in the back',
        'Pain on bending or lifting',
        'Pain down a leg, with tingling',
      ],
      doctor: [
        'Ask for the few signs that need a scan',
        'Prescribe pain relief for the first days',
        'Show exercises by video',
      ],
      selfCare: [
        'Keep walking and working as far as you can',
        'Use warmth',
        'Lift with your knees, close to the body',
      ],
      urgent: [
        'Numbness between the legs, or trouble passing urine',
        'Weakness of a leg',
        'Fever, or weight loss you cannot explain',
        'Pain after a fall or accident',
      ],
      faqs: [
        ['Should I have an X-ray?', 'Usually not. It shows age rather than the cause.'],
        ['Is a hard mattress better?', 'A medium one is best for most people.'],
        ['When may I work again?', 'As soon as you can move about, with lighter tasks first.'],
      ],
    },
  ],
};
