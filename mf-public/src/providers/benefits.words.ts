/** What the service offers to clinicians (A2.18). */
export const benefits = [
  {
    title: 'Answer questions in your specialty',
    text: 'Choose your fields once. Patients who need something else go to someone else.',
  },
  {
    title: 'Competitive pay',
    text: 'A fee for each consultation, shown before you accept it, paid every month.',
  },
  {
    title: 'Work anywhere',
    text: 'At home, at the hospital after your shift, or abroad: a laptop and a quiet room are enough.',
  },
  {
    title: 'Flexible hours',
    text: 'From one hour a week to forty. Open your calendar when you want to work, close it when you do not.',
  },
  {
    title: 'No private practice stress',
    text: 'No rent, no generator, no unpaid bills. We handle bookings, payments and complaints.',
  },
];

/** Whose applications are accepted (A1.1). */
export const eligible = [
  'Medical doctors in Nigeria and in the UK',
  'Nurses in Nigeria',
  'Clinical psychologists and therapists in Nigeria',
  'Pharmacists in Nigeria',
];
