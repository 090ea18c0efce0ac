import type { CategoryText } from './condition-text';

export const mindAndSleep: CategoryText = {
  title: 'Mind and sleep',
  conditions: [
    {
      title: 'Anxiety',
      text: 'Worry that does not stop and shows in the body. Talking and, if needed, medicine bring relief.',
      popular: true,
      about:
        'Everybody worries. It becomes anxiety when it is there most days, is hard to control, and keeps you from living as you want. It is common and it is not weakness.',
      signs: [
        'Constant worry or dread',
        'Racing heart, tight chest or stomach trouble',
        'Trouble concentrating or sleeping',
      ],
      doctor: [
        'Listen, and rule out thyroid and heart causes',
        'Offer short, proven talking treatments',
        'Discuss medicine, its good and its side effects',
      ],
      selfCare: [
        'Breathe out slowly, longer than in',
        'Cut down on coffee and energy drinks',
        'Move every day, and talk to somebody you trust',
      ],
      urgent: ['Thoughts of ending your life', 'New chest pain', 'Not eating or drinking for a day'],
      faqs: [
        ['Will I need tablets for ever?', 'Most people do not. Many need none.'],
        ['Is a panic attack dangerous?', 'It feels so, but it passes within minutes and does no harm.'],
        ['Will my employer hear of it?', 'No.'],
      ],
    },
    {
      title: 'Depression',
      text: 'Low mood or emptiness that stays for weeks. Help works, and it can begin today.',
      popular: true,
      about:
        'Depression is an illness of mood, energy and thought. It has nothing to do with faith or strength. Most people recover with talking treatment, medicine, or both.',
      signs: [
        'Low mood or no interest on most days for two weeks',
        'Changes in sleep, appetite or weight',
        'Guilt, hopelessness or slow thinking',
      ],
      doctor: [
        'Listen without judging',
        'Look for causes such as thyroid trouble or medicines',
        'Make a plan with you, and check how you are',
      ],
      selfCare: [
        'Keep a simple daily rhythm',
        'Spend time with people',
        'Leave alcohol alone: it deepens low mood',
      ],
      urgent: [
        'Thoughts or plans of harming yourself or others',
        'Hearing or seeing what others do not',
        'Being unable to care for yourself or your baby',
      ],
      faqs: [
        ['How soon does treatment help?', 'Medicine takes two to four weeks, talking a few sessions.'],
        ['Are the tablets addictive?', 'No. They are stopped slowly, with a doctor.'],
        ['Can it follow childbirth?', 'Yes, in one of eight mothers. Please tell us.'],
      ],
    },
    {
      title: 'Insomnia',
      text: 'Lying awake at night, tired by day. New habits work better and longer than sleeping tablets.',
      popular: true,
      about:
        'Insomnia is trouble falling or staying asleep on three nights a week or more. Worry, late screens, shifts and noise keep it going long after the first cause is over.',
      signs: [
        'Longer than half an hour to fall asleep',
        'Waking often or too early',
        'Tiredness, irritability, mistakes by day',
      ],
      doctor: [
        'Look for breathing stops, pain, mood or medicines behind it',
        'Guide you through a sleep plan',
        'Prescribe tablets for a few nights only, if at all',
      ],
      selfCare: [
        'Get up at the same time every day',
        'Leave the bed when you cannot sleep',
        'No screens and coffee late in the day',
      ],
      urgent: [
        'Falling asleep at the wheel',
        'Thoughts of harming yourself',
        'Several nights without sleep and with racing thoughts',
      ],
      faqs: [
        [
          'How many hours do I need?',
          'Most adults seven to nine. Feeling rested counts more than the number.',
        ],
        ['Is a nap bad?', "Twenty minutes before three o'clock is fine."],
        ['Do herbal teas help?', 'The calm ritual may. They are no cure.'],
      ],
    },
    {
      title: 'Stress and burnout',
      text: 'Exhaustion from work, family or money that rest no longer cures. A doctor helps you find the way back.',
      about:
        'Stress becomes harmful when there is no time to recover. Burnout is its late stage: empty, distant, and doing less with more effort.',
      signs: [
        'Exhaustion that sleep does not cure',
        'Cynicism or distance from work',
        'Headaches, tight shoulders, frequent infections',
      ],
      doctor: [
        'Check for depression, anaemia and thyroid trouble',
        'Plan rest and a return in steps',
        'Give a sick note where it is needed',
      ],
      selfCare: [
        'Take short breaks that are really breaks',
        'Say no to one thing this week',
        'Sleep, food and movement before everything else',
      ],
      urgent: ['Thoughts of harming yourself', 'Chest pain', 'Drinking or drugs to get through the day'],
      faqs: [
        [
          'Is burnout an illness?',
          'It is a state caused by work. It often comes with illnesses that can be treated.',
        ],
        ['How long does recovery take?', 'Weeks to months. Earlier help makes it shorter.'],
        ['Should I resign?', 'Not while you are exhausted. Decide when you have rested.'],
      ],
    },
    {
      title: 'Panic attacks',
      text: 'Sudden fear with a pounding heart and short breath. Frightening, harmless in itself, and very treatable.',
      about:
        'A panic attack is a false alarm of the body. It peaks within ten minutes. Fear of the next attack is what makes life small, and treatment is aimed at that.',
      signs: [
        'Pounding heart, sweating, trembling',
        'Short breath or a choking feeling',
        'Fear of dying or losing control',
      ],
      doctor: [
        'Make sure that your heart and thyroid are well',
        'Teach what to do in an attack',
        'Arrange talking treatment, and medicine if attacks are frequent',
      ],
      selfCare: [
        'Name it: this is panic and it will pass',
        'Breathe in for four and out for six',
        'Stay where you are until it fades',
      ],
      urgent: ['Chest pain that is new or comes with effort', 'Fainting', 'Thoughts of harming yourself'],
      faqs: [
        ['Could it be my heart?', 'A first attack should be checked. After that you can trust the result.'],
        ['Can I die of it?', 'No.'],
        ['Should I avoid places where it happened?', 'Avoiding makes fear grow. Go back in small steps.'],
      ],
    },
  ],
};
