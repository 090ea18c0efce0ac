/** Article 1. */
export const fever = [
  'You wake up hot, your joints ache and your head is heavy. In most Nigerian homes the next step is known by heart: a packet of malaria medicine from the chemist down the road. Often that is right. Quite often it is not, and then a week goes by while the real cause goes on.',
  { heading: 'Many illnesses begin the same way' },
  'Malaria, typhoid, flu, a throat infection, a urinary infection and dengue can all start with fever, tiredness and a headache. Nobody can tell them apart by feeling your forehead. Taking malaria medicine without malaria does not help, costs money, and may hide the signs that a doctor needs to see.',
  { heading: 'Test first' },
  'A rapid test needs one drop of blood and about fifteen minutes. Many pharmacies and laboratories offer it. If it is positive, your doctor can choose a treatment that fits your age, your weight and whether you are pregnant. If it is negative, do not throw the result away: it tells the doctor to look further, and sometimes to repeat the test the next day.',
  { heading: 'What you can do meanwhile' },
  [
    'Drink often and in small amounts: water, or oral rehydration solution if you are also vomiting.',
    'Paracetamol lowers the temperature. Keep to the dose on the packet, and count it if another medicine contains it too.',
    'Rest in light clothes, under a net.',
    'Write down when the fever comes and how high it is. Patterns help.',
  ],
  { heading: 'Finish what you were given' },
  'Feeling well on the second day means that the treatment works, not that it is over. Parasites that survive half a course come back, and learn to resist the medicine. Antibiotics are no different: never take the ones left over from last time.',
  {
    warning:
      'Go to a hospital at once with fever and any of these: confusion or a fit, trouble breathing, a stiff neck, yellow eyes, very dark urine, vomiting that does not stop, or a baby under three months. A pregnant woman with fever should be seen the same day.',
  },
  { heading: 'When to write to us' },
  'Write when the fever lasts longer than two days, when the test is negative and you still feel ill, or when you are not sure what the result means. Send a photo of the test. It saves you one trip across town.',
] as const;
