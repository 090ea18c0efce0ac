import type { CategoryText } from './condition-text';

export const feverAndInfections: CategoryText = {
  title: 'Fever and infections',
  conditions: [
    {
      title: 'Malaria',
      text: 'Fever, chills and body aches after mosquito bites. A simple test and the right tablets treat most cases within days.',
      popular: true,
      about:
        'Malaria is an infection of the blood spread by mosquitoes. It is common all year round in Nigeria. A rapid test can show it within minutes, and treatment works best when it starts within a day of the first fever.',
      signs: [
        'Fever that comes and goes, with chills and sweating',
        'Headache, tiredness and aching muscles',
        'Nausea, vomiting or loss of appetite',
      ],
      doctor: [
        'Ask about your symptoms and tell you where to get a rapid test',
        'Prescribe artemisinin combination tablets when the test is positive',
        'Look for another cause when it is negative',
      ],
      selfCare: [
        'Drink plenty of water and rest',
        'Take paracetamol for fever, as the packet says',
        'Sleep under a treated net so that others are not infected',
      ],
      urgent: [
        'Confusion, fits or great drowsiness',
        'Yellow eyes, dark urine or trouble breathing',
        'Fever in a baby, a young child or during pregnancy',
        'Vomiting that keeps tablets from staying down',
      ],
      faqs: [
        [
          'Can I treat malaria without a test?',
          'It is better to test first. Many fevers are not malaria, and the wrong tablets delay the right treatment.',
        ],
        [
          'How soon will I feel better?',
          'Most people feel better within two days. Finish all the tablets even when you do.',
        ],
        [
          'Can it come back?',
          'A new bite can infect you again. If fever returns within two weeks of treatment, speak to a doctor.',
        ],
      ],
    },
    {
      title: 'Typhoid fever',
      text: 'A long fever with stomach pain, caught from unsafe food or water. It needs a proper test and the right antibiotic.',
      popular: true,
      about:
        'Typhoid is caused by bacteria that live in unsafe water and food. It builds up over days. The old Widal test is often wrong, so a doctor weighs your story and may ask for a blood culture.',
      signs: [
        'Fever that climbs over several days',
        'Stomach pain, constipation or loose stools',
        'Headache, weakness and a poor appetite',
      ],
      doctor: [
        'Tell typhoid apart from malaria and other fevers',
        'Arrange the tests that are worth paying for',
        'Prescribe an antibiotic that still works where you live',
      ],
      selfCare: [
        'Drink boiled or bottled water',
        'Wash hands with soap after the toilet and before cooking',
        'Eat soft food in small portions',
      ],
      urgent: [
        'Severe or sudden stomach pain',
        'Blood in the stool',
        'Confusion or fainting',
        'Fever above 39 °C for more than three days',
      ],
      faqs: [
        [
          'Is my positive Widal test proof?',
          'Not alone. It can stay positive for years after an old infection.',
        ],
        [
          'May I stop the antibiotic when the fever ends?',
          'No. Stopping early lets the strongest bacteria survive.',
        ],
        ['Is there a vaccine?', 'Yes. It is a good idea if typhoid is common around you.'],
      ],
    },
    {
      title: 'Cold and flu',
      text: 'A blocked nose, cough and tiredness. Most colds pass in a week; a doctor can ease them and rule out something worse.',
      popular: true,
      about:
        'Colds and flu are caused by viruses, so antibiotics do not help. Flu starts suddenly and makes you feel much worse than a cold. Both are at their worst on the second and third day.',
      signs: [
        'Blocked or running nose and sneezing',
        'Sore throat and cough',
        'Fever and aching muscles, more with flu',
      ],
      doctor: [
        'Check for signs of a chest infection',
        'Suggest medicines that are safe with your other tablets',
        'Give a sick note where one is needed',
      ],
      selfCare: [
        'Rest, and drink warm fluids',
        'Rinse a blocked nose with salt water',
        'Cover coughs and wash your hands often',
      ],
      urgent: [
        'Trouble breathing or chest pain',
        'Bluish lips',
        'A stiff neck or confusion',
        'Getting better and then suddenly much worse',
      ],
      faqs: [
        ['Do I need an antibiotic?', 'No, unless a doctor finds a bacterial infection on top of it.'],
        [
          'How long am I infectious?',
          'Mostly during the first five days. Stay away from babies and older people if you can.',
        ],
        ['Does vitamin C cure a cold?', 'It does not. Sleep and fluids do more.'],
      ],
    },
    {
      title: 'Sore throat',
      text: 'Pain when swallowing, with or without fever. A few questions show whether you need an antibiotic.',
      about:
        'Most sore throats come from viruses and heal within a week. Some are caused by streptococcus bacteria, which an antibiotic treats and which can harm the heart when left alone.',
      signs: ['Pain on swallowing', 'Red throat or white spots on the tonsils', 'Swollen glands in the neck'],
      doctor: [
        'Look at your throat by video',
        'Score how likely bacteria are',
        'Prescribe only what is needed',
      ],
      selfCare: ['Gargle with warm salt water', 'Take cool, soft food', 'Avoid smoke'],
      urgent: [
        'You cannot swallow your saliva',
        'Noisy or difficult breathing',
        'One side of the throat is swollen and the mouth hardly opens',
      ],
      faqs: [
        [
          'When is it more than a cold?',
          'High fever, swollen glands and no cough make bacteria more likely.',
        ],
        [
          'Can children go to school?',
          'Once the fever is gone and they feel well; after a day of antibiotics if they need them.',
        ],
        ['Should tonsils be removed?', 'Only when infections come back many times a year.'],
      ],
    },
    {
      title: 'Urinary tract infection',
      text: 'Burning when you pass urine and needing to go often. Common, especially in women, and quick to treat.',
      popular: true,
      about:
        'Bacteria that reach the bladder irritate it. Women are affected far more often than men. A short antibiotic course usually clears it within days.',
      signs: [
        'Burning or stinging when passing urine',
        'Needing to go often or at once',
        'Cloudy or strong-smelling urine',
        'Low stomach pain',
      ],
      doctor: [
        'Decide whether a urine test is needed',
        'Prescribe an antibiotic that is safe for you',
        'Find out why infections keep coming back',
      ],
      selfCare: ['Drink enough that your urine is pale', 'Do not hold your urine', 'Pass urine after sex'],
      urgent: [
        'Fever with pain in the back or side',
        'Blood in the urine with clots',
        'Shaking chills',
        'Any of these signs during pregnancy',
      ],
      faqs: [
        [
          'Is it sexually transmitted?',
          'No, but sex can bring it on. Burning can also be a sign of an infection that is, so a doctor will ask.',
        ],
        ['Do men get it?', 'Yes, less often. Men should always see a doctor for it.'],
        ['How fast does treatment work?', 'Burning usually eases within one or two days.'],
      ],
    },
  ],
};
