/** Article 2. */
export const firstVideoCall = [
  'People often tell us that they put off their first video consultation because they did not know what it would be like. It is like any other visit to a doctor, without the bench in the corridor.',
  { heading: 'Before: ten minutes that help' },
  [
    'Find a place where you can speak freely, with light on your face and not behind you.',
    'Have your medicines in front of you, including herbs and supplements.',
    'If you own a thermometer, a blood pressure monitor or a scale, use it beforehand and write the figures down.',
    'Note when it began, what makes it better and what makes it worse.',
    'Charge your phone. If the network is weak, tell the doctor: many calls go on by voice alone.',
  ],
  { heading: 'During: what the doctor asks' },
  'First the doctor makes sure who you are, and asks in your own words what is wrong. Then come questions that may seem to have nothing to do with it: earlier illnesses, allergies, whether you could be pregnant, what runs in the family. They decide which medicine is safe for you.',
  'You may be asked to press on your belly, to show your throat to the camera or to walk a few steps. Say so when something hurts, and say so when you would rather not.',
  { heading: 'After: what you take with you' },
  'You get a summary of what was found, what to do and what to watch for. If you need medicine, you get an e-prescription for a pharmacy near you. If you need a test or someone who can examine you with their hands, you get a referral that says why.',
  { heading: 'What a camera cannot do' },
  'A doctor on a screen cannot listen to your lungs, feel a lump or stitch a wound. A good one says so early. Sometimes the best result of a consultation is that you know where to go today, and that the people there know why you are coming.',
  {
    warning:
      'Do not wait for a call with chest pain, heavy bleeding, weakness on one side of the body, or a person who cannot be woken. Call 112 or go to the nearest hospital.',
  },
] as const;
