/** The words of a plan's checkout. */
export const words = {
  title: 'Checkout',
  titleOf: (plan: string) => `Checkout: ${plan}`,
  description: 'Subscribe to a health plan.',
  loadingHeading: 'Subscription',
  loading: 'Loading your plan',
  failedHeading: 'Your checkout could not be loaded',
  missingHeading: 'This plan is not on sale',
  missing: 'It may have been replaced by another one.',
  allPlans: 'See all health plans',
  coveredHeading: 'Your cover is managed for you',
  covered:
    'Whoever added you to their plan pays for it and renews it, so you cannot buy one yourself. To have a plan of your own,',
  /** The end of the sentence above. */
  leaveTheirs: 'leave theirs on the home page of your account first.',
  askThem: 'ask them to take you off theirs first.',
  toAccount: 'Go to my account',
  /** @param type capitalised */
  headingOf: (type: string) => `${type} Subscription`,
  form: 'Checkout',
  unconfirmed: 'Confirm that your running plan ends today.',
  included: 'What is included',

  choices: 'Your plan',
  package: 'Select Package',
  frequency: 'Payment Frequency',
  minimum: (members: string) => `This plan is for ${members} or more.`,

  running: 'Your running plan',
  runs: (plan: string, people: string) => `You have ${plan} for ${people}`,
  paidUntil: (day: string) => `It is paid until ${day}.`,
  thenPaid: (plan: string, people: string, day: string) =>
    `Then you have ${plan} for ${people}, paid until ${day}.`,
  followsOn: (day: string) => `This purchase follows on it: it starts on ${day}.`,
  startOf: (plan: string) => `When does ${plan} start?`,
  atEnd: 'When the paid period ends',
  atEndHint: (day: string, plan: string) => `${day}. ${plan} runs to its end.`,
  now: 'Now',
  nowHint: 'The unused days of what you paid are taken off the price.',
  whatEnds: 'What ends by this',
  endsToday: (plan: string, people: string, days: number, credit: string) =>
    `${plan} for ${people} ends today. The ${days === 1 ? 'day' : `${days} days`} left of it, worth ${credit}, ${days === 1 ? 'is' : 'are'} taken off the price.`,
  neverBegins: (plan: string, people: string, from: string, to: string, credit: string) =>
    `${plan} for ${people}, ${from} to ${to}, does not begin. Its price, ${credit}, is taken off.`,
  endRunning: (running: string, next: string) => `End ${running} today and start ${next}.`,
  endPaid: (running: string, next: string) =>
    `End ${running} today, with what I have paid for after it, and start ${next}.`,

  loseCover: (people: number) =>
    people === 1 ? '1 person loses their cover' : `${people} people lose their cover`,
  coversYouAlone: (plan: string) => `${plan} covers you alone.`,
  firstComeFirst: (members: string) => `For ${members}, those who joined your plan first have a place.`,
  noCoverFrom: (day: string, names: string) =>
    `From ${day} there is no cover for ${names}. They are told by e-mail.`,
  andMore: (people: number) => ` and ${people} more`,
  chooseSeveral: 'Choose a plan for several people to keep them.',
  chooseMore: (members: string) =>
    `Choose ${members} to keep everybody, or decide under Health plan whom you take off.`,

  details: 'Confirm Your Details',
  email: 'Email',
  cardHint:
    'Your account shows its last four digits. We never charge it by ourselves: you pay on the payment page each time.',
  price: 'Price',
  unusedDays: (plan: string) => `Unused days of ${plan}`,
  notBegun: (plan: string, day: string) => `${plan} from ${day}`,
  total: 'Total',
  covers: (people: string, from: string, to: string) => `Covers ${people} from ${from} to ${to}.`,
  tryAgain: 'Try again',
  pay: (amount: string) => `Pay ${amount}`,
} as const;
