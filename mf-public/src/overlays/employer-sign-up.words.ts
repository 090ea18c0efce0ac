/** The words of the panel about cover for a team. */
export const words = {
  lead: 'Create an account with your work e-mail, choose a plan for SMEs or corporates, and say how many people it is for.',
  points: [
    'One plan for everyone you employ, paid each quarter, half-year or year',
    'People are invited by e-mail, one by one or from a list',
    'Doctors by text, phone or video, day and night',
    'What an employee tells a doctor stays between them',
  ],
  compare: 'Compare plans',
  howItWorks: 'How signing up works',
} as const;
