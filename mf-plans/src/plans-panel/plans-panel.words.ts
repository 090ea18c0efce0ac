/** The words of the panel of plan types. */
export const words = {
  lead: 'Choose whom the plan is for. Prices and benefits are on the next page.',
  whoFor: {
    individual: 'For yourself: a doctor at any hour, and medicines at a partner pharmacy.',
    family: 'For two people or more under one roof, children included.',
    smes: 'For small teams that want cover without paperwork.',
    corporate: 'For larger companies, with one bill and one list of people.',
  },
  payPerVisit: 'Pay per visit instead',
} as const;
