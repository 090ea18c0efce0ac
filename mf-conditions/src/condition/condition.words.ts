/** The words of one condition's page. */
export const words = {
  title: 'Condition',
  failed: 'This condition could not be loaded',
  loading: 'Loading the condition',
  ownLead: 'The doctor reads your words before you meet. Choose a day, a time and how you want to talk.',
  description: (title: string) => `Speak to a doctor in Nigeria about ${title}.`,
  all: 'All conditions',
  shareLabel: 'Share this page',
  share: 'Share',
  urgent: 'When to get help at once',
  questions: 'Questions and answers',
  booking: 'Instant Booking',
  /** Texts around the two prices. */
  prices: ['from', 'by message,', 'by video call'],
  promises: [
    'A licensed doctor, 24/7',
    'By message or video call',
    'Prescription or referral where you need one',
  ],
  start: 'Get Started',
  next: 'You choose day, time and method next.',
  nextPriced: 'You choose day, time and method next. You pay nothing yet.',
} as const;
