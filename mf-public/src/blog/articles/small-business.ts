/** Article 6. */
export const smallBusiness = [
  'In a company of a thousand, someone is always ill and nobody notices. In a shop of ten, one person with a fever means that the till stays closed, or that you stand behind it yourself. Health matters more to a small team, and yet it is the large ones that have cover.',
  { heading: 'What a sick day really costs' },
  'Add up three things: the wage that you pay all the same, the work that is not done, and the hours in which someone else does two jobs badly. Most owners who do this sum arrive at two to three times the daily wage. A morning in a queue for a prescription costs as much as a morning in bed.',
  { heading: 'What shortens it' },
  'Few sick days are long. Most are short absences that get longer because care comes late: the cough that waits for Saturday, the tooth that waits for payday. When someone can ask a doctor in the evening at no cost, they are more often back the next day, and you hear of it earlier when they will not be.',
  { heading: 'How to choose' },
  [
    'Ask your people first, without names: what did you need last year and not get?',
    'Check that the clinics are where they live, not only where the office is.',
    'Prefer a plan that can be used by phone. A benefit that nobody uses is only a cost.',
    'Decide whether families can join, and who pays for them.',
    'Look at the smallest number of employees that the plan is sold for.',
  ],
  { heading: 'What you do not get' },
  'You do not get to know who was ill with what. That is not a gap in the product: people use care when they trust that it stays between them and the doctor. You see how many people are covered and when the plan renews.',
  { heading: 'Starting' },
  'Begin with one quarter. Tell your team on a Monday, show on a phone how it is done, and ask again after three months. Then decide about the year.',
] as const;
