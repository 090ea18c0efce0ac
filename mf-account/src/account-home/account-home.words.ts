/** The words of the account's home page. */
export const words = {
  title: 'Your account',
  hello: 'Hello',
  helloTo: (firstName: string) => `Hello, ${firstName}`,
  loading: 'Loading your account',
  updateProfile: 'Update now',

  unproven: (email: string) =>
    `Open a link that we mail to ${email} in this browser, and the visits and invitations of that address are shown here.`,
  sendLink: 'Send the link',
  linkSent: 'We sent you a link. Open it in this browser.',

  invited: (from: string, plan: string) => `${from} invites you to ${plan}`,
  invitedForFree: 'You pay nothing. The plan covers you as soon as you join.',
  /** @param until a day @param refund with the currency sign */
  invitedWithPlan: (plan: string, until: string, refund: string) =>
    `You have ${plan}. If you join, it ends today. Until ${until} you can take it up again, at its old end and without paying, should the new plan no longer cover you. After that, what is left of it, ${refund}, goes back to you.`,
  join: 'Join this plan',
  endAndJoin: (plan: string) => `End ${plan} and join`,
  joined: (plan: string) => `You have joined ${plan}.`,
  decline: 'Decline',
  declined: 'You declined the invitation.',
  keepPlan: (plan: string) => `Keep ${plan} and decline`,

  endedByJoining: (plan: string) => `${plan} ended when you joined`,
  refundOn: (refund: string, day: string) => `What is left of it, ${refund}, goes back to you on ${day}.`,
  whileCovered: (plan: string, end: string) =>
    `Until then you can take ${plan} up again, at its old end on ${end}, should the plan that you joined no longer cover you.`,
  canTakeUp: (plan: string) => `You can take up ${plan} again`,
  takeUpUntil: (until: string, end: string) =>
    `Take it up by ${until}, and it covers you until its old end, ${end}. You pay nothing, and nothing is refunded.`,
  otherwise: (refund: string, day: string) => `Otherwise ${refund} goes back to you on ${day}.`,
  leavesTheirs: 'With that you leave the plan that you joined.',
  takeUp: (plan: string) => `Take up ${plan} again`,
  takenUp: (plan: string) => `${plan} covers you again.`,
  refundNow: 'Send the refund now',
  refundHeading: 'Send the refund now?',
  refundWarning: (plan: string) => `After that, ${plan} cannot be taken up again.`,
  keepWaiting: 'Not now',
  refundSent: 'The refund is on its way.',

  leave: 'Leave this plan',
  leaveHeading: 'Leave this plan?',
  leaveWarning:
    'Your cover through it ends at once. Whoever invited you is told by e-mail, and has to invite you again if you want to come back.',
  leaveNow: 'Leave the plan',
  stay: 'Stay',
  left: 'You have left the plan.',

  nextVisit: 'Next visit',
  noNextVisit: 'No visit is planned.',
  activityNotLoaded: 'This could not be loaded',
  nextVisitNotLoaded: 'We could not load it.',
  allVisits: 'See all visits',
  openVisit: 'See or change it',

  quickHeading: 'Quick Consultation?',
  quickLead: 'Tell a doctor what is wrong, choose a time, and talk by video or message. Any hour, any day.',
  schedule: 'Schedule Appointment Now',

  activity: 'Recent Activity',
  allActivity: 'View all',
  latestVisits: 'Latest visits',

  planEnded: (plan: string) => `${plan} has ended`,
  endedOn: (day: string) => `It ended on ${day}. You are not covered at the moment.`,
  planEnds: (plan: string, when: string) => `${plan} ends ${when}`,
  withinDay: 'within a day',
  inDays: (days: number) => `in ${days} days`,
  endsLater: (day: string) => `It ends on ${day}. It is not renewed by itself.`,
  endsSoon: (day: string) => `It ends on ${day}. Renew today to stay covered without a break.`,

  appointments: 'Total Appointments',
  lastVisit: (day: string) => `Last: ${day}`,
  noVisits: 'None so far',
  members: 'Members',
  employees: 'Employees',
  lastAdded: (day: string) => `Last added: ${day}`,
  nobodyAdded: 'Nobody added so far',
  healthPlan: 'Health Plan',
  notCoveredByPlan:
    'The plan that you joined does not cover you at present. Ask whoever invited you, or leave it to choose one of your own.',
  lastPlan: (plan: string, day: string) => `${plan} ended on ${day}.`,
  choosePlan: 'Choose one',
} as const;

/** The words of a payment's state. */
export const paymentWords = {
  checking: 'Checking',
  checkingPayment: 'Checking your payment…',
  checkAgain: 'Check again',
  reference: (reference: string) => `Reference ${reference}.`,

  cardUpdated: 'Your card was updated',
  cardSaved: 'It is saved for your next payment.',
  received: 'Payment received',
  yourPlan: 'your health plan',
  /** @param amount with the currency sign; null if unknown */
  paidFor: (amount: string | null, what: string) =>
    `${amount === null ? '' : `${amount} for `}${what}. Your receipt is on its way by e-mail.`,

  goesBack: 'Your payment goes back to you',
  cardNotUpdated: 'Your card was not updated',
  notPaid: 'The payment did not go through',
  notCharged: 'You were not charged.',
  updateCardAgain: 'Update your card again',
  choosePlanAgain: 'Choose a plan again',
  tryAgain: 'Try again',

  cardUnfinished: 'Your card is not updated yet',
  unfinished: 'Your payment is not finished',
  nothingTaken: 'Nothing was taken from your card.',
  continueCard: 'Continue with the card',
  continuePayment: 'Continue to payment',
} as const;
