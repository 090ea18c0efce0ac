/** Figures that the site states in words. They are given, not computed (R4.64). */
export const facts = {
  hours: '24/7',
  conditions: '20+',
  lives: 'Over 40',
  partners: 'Over 10',
} as const;
