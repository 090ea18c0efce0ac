/** The three plans that the landing page shows. Prices stand on the plans page, where they are always current. */
export const planCards = [
  {
    type: 'individual',
    name: 'Individual',
    tag: 'For one',
    title: 'Cover that follows you',
    subtitle: 'For people who work for themselves, remote workers and freelancers.',
    points: [
      'A doctor by text, phone or video, day and night',
      'Common conditions treated without a fee for each visit',
      'Prescriptions sent to your phone',
      'Pay each quarter, half-year or year',
    ],
  },
  {
    type: 'family',
    name: 'Family',
    tag: 'For a household',
    title: 'One plan, everyone at home',
    subtitle: 'For parents, children and the grandparents you look after.',
    points: [
      'Add each member by name and e-mail',
      'Every member speaks to a doctor on their own',
      'One payment and one renewal date for all',
      'Claim benefits with a photo of the receipt',
    ],
  },
  {
    type: 'corporate',
    name: 'Corporate',
    tag: 'For a team',
    title: 'A benefit people really use',
    subtitle: 'For small businesses and larger companies.',
    points: [
      'Pay for each employee, from a small team up',
      'Invite people one by one or from a list',
      'Care the same evening, fewer days lost',
      'One person in your office manages it all',
    ],
  },
] as const;

/** One of the three plan cards. */
export type PlanCardData = (typeof planCards)[number];
