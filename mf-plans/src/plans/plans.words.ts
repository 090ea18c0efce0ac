/** The words about plans that several screens here show. */
export const words = {
  /** The labels of the tabs, letter by letter (R4.1). */
  types: { individual: 'Individual', family: 'Family', smes: 'SMEs', corporate: 'Corperate' },
  /** The label of the counter of people, by type. */
  people: {
    individual: 'Number of people',
    family: 'Family members',
    smes: 'Number of employees',
    corporate: 'Number of employees',
  },
  /** One of them, after a price. */
  one: { individual: '', family: 'a family member', smes: 'an employee', corporate: 'an employee' },
  /** Of a plan in a search engine's results. */
  category: 'Health plan',
} as const;
