/** The words of the modal `upgrade`. */
export const words = {
  loading: 'Loading plans',
  notLoaded: 'We could not load the plans',
  none: 'There is no other plan of your kind right now',
  allPlans: 'See all plans',
  /** Before and after the name of the plan. */
  present: ['You have', 'now.'],
  largest: 'It is our largest plan.',
  larger: 'Choose your new plan',
  smaller: 'Change to a smaller plan',
  prices: 'Prices are for each employee. You see the total before you pay.',
  submit: 'Continue to checkout',
} as const;
