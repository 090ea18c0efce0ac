/** The words of the people on the plan. */
export const words = {
  members: 'Members',
  employees: 'Employees',
  addMembers: 'Add members',
  addEmployees: 'Add employees',
  search: 'Search',
  searchFor: 'Name or email',
  loading: 'Loading people',
  notLoaded: 'We could not load the list',
  nobodyFound: 'Nobody matches your search.',
  /** @param most as the API sends it, a number or text */
  added: (count: number, most: number | string) => `${count} of ${most} added.`,

  unnamed: 'Unnamed person',
  view: 'View',
  remove: 'Delete',
  invited: 'Invited',
  expired: 'Expired',
  email: 'Email',
  status: 'Status',
  addedOn: 'Added',
  sendAgain: 'Send the invitation again',
  sentAgain: 'The invitation is sent again.',
  notSent: 'The invitation could not be sent. Try again.',

  removeHeading: (name: string) => `Remove ${name}?`,
  removeWarning: 'They lose the cover of your plan. You can undo this for a few seconds afterwards.',
  removeNow: 'Remove',
  beingRemoved: (name: string) => `${name} is being removed.`,
  undo: 'Undo',
  cannotRemove: (name: string) => `Removing people is not possible here yet. ${name} is still on your plan.`,
  notRemoved: (name: string, why: string) => `${name} is still on your plan. ${why}`,
} as const;
