/** Article 4. */
export const bloodPressure = [
  'High blood pressure does not hurt. Most people who have it feel well, work hard and sleep soundly, while it slowly harms the heart, the kidneys and the eyes. The only way to know is to measure, and the best place to measure is your own kitchen table.',
  { heading: 'The cuff' },
  'Choose a monitor for the upper arm. The ones for the wrist are less reliable. The cuff must fit: too small a cuff shows too high a figure. Measure around your arm, halfway between shoulder and elbow, and compare with what is printed on the box.',
  { heading: 'Ten quiet minutes' },
  [
    'No coffee, cigarettes or exercise in the half hour before. Empty your bladder.',
    'Sit with your back supported and both feet on the floor. Do not cross your legs.',
    'Rest your arm on the table, so that the cuff is at the height of your heart.',
    'Wait five minutes. Do not talk, do not scroll.',
    'Measure twice, one minute apart, and write both down.',
  ],
  { heading: 'Seven days' },
  'One figure says little. Measure in the morning and in the evening for a week, throw away the first day and take the average of the rest. That is the figure that your doctor can work with.',
  { heading: 'What the figures mean' },
  'The upper figure is the pressure when the heart beats, the lower one when it rests. At home, an average of 135 over 85 or more is usually treated as high. Below that is good, though your own goal may be lower if you have diabetes or kidney disease. Ask what yours is.',
  { heading: 'What lowers it' },
  [
    'Less salt: stock cubes, instant noodles and smoked fish carry most of it.',
    'Thirty minutes of walking on most days.',
    'Less alcohol, no tobacco.',
    'The tablets, every day, also when the figure is good. It is good because of them.',
  ],
  {
    warning:
      'A reading of 180 over 120 or more with chest pain, shortness of breath, a severe headache, blurred sight, or weakness of an arm or a leg is an emergency. Call 112 or go to a hospital at once. Without any such sign, rest for five minutes, measure again, and speak to a doctor the same day.',
  },
] as const;
