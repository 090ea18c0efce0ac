/** Words about plans that several screens here share. */
export const words = {
  /** The tab labels, quoted (R4.1). */
  types: { individual: 'Individual', family: 'Family', smes: 'SMEs', corporate: 'Corperate' },
  /** The label of the people counter, by type. */
  people: {
    individual: 'Number of people',
    family: 'Family members',
    smes: 'Number of employees',
    corporate: 'Number of employees',
  },
  /** One person, after a price. */
  one: { individual: '', family: 'a family member', smes: 'an employee', corporate: 'an employee' },
  /** The category in a search engine's results. */
  category: 'Health plan',
} as const;
