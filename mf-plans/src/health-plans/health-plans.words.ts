/** The words of the list of plans, their cards and their comparison. */
export const words = {
  title: 'Health plans for you, your family and your team',
  description:
    'Health plans in Nigeria with a doctor by text, phone or video at any hour. Compare prices by quarter, half year or year.',
  heading: 'There is something for everyone',
  lead: 'Every plan comes with virtual care 24/7: write to a doctor, call one or see one by video for the things that keep people from work and school.',
  whoFor: 'Who the plan is for',
  frequency: 'Payment frequency',
  asCards: 'Show as cards',
  sideBySide: 'Compare side by side',
  loading: 'Loading plans',
  notLoaded: 'The plans could not be loaded',
  none: 'No plans here yet',
  noneHint: (type: string) =>
    `There is no ${type} plan on sale at the moment. Look at another type, or see a doctor and pay per visit.`,
  recommended: 'Recommended',
  eachOf: (one: string, every: string) => `${one}, ${every}`,
  minimum: (people: number, who: 'members' | 'employees') =>
    `For at least ${people} ${who === 'members' ? 'family members' : 'employees'}`,
  /** The text after the total. */
  forMembers: (members: string, every: string) => `for ${members}, ${every}`,
  buy: 'Buy Plan',
  comparison: 'Plans side by side',
  benefit: 'Benefit',
  price: (every: string) => `Price, ${every}`,
  priceOf: (one: string, every: string) => `Price ${one}, ${every}`,
  buyRow: 'Buy',
  included: 'Included',
  notIncluded: 'Not included',
} as const;
