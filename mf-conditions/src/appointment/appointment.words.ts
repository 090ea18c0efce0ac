/** The words of the booking panel; quoted wordings are in `strings.ts`. */
export const words = {
  description: 'Description',
  showLess: 'Show less',
  readMore: 'Read more',
  heading: 'Select a date & time',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Week starts Sunday (P4.4). */
  weekdays: [
    { short: 'Sun', long: 'Sunday' },
    { short: 'Mon', long: 'Monday' },
    { short: 'Tue', long: 'Tuesday' },
    { short: 'Wed', long: 'Wednesday' },
    { short: 'Thu', long: 'Thursday' },
    { short: 'Fri', long: 'Friday' },
    { short: 'Sat', long: 'Saturday' },
  ],
  dayPassed: 'This day has passed',
  keys: 'Use the arrow keys to move through the days and Enter to choose one.',
  chooseLaterDay: 'This day has passed. Please choose a later one.',
  time: 'Time',
  chooseTime: 'Select Time',
  timeOver: (time: string) => `${time}, over`,
  chooseLaterTime: 'This time is over. Choose a later one.',
  dayClosed: 'We are closed on this day. Please choose another one.',
  timeFull: (time: string) => `${time}, full`,
  chooseFreeTime: (next: string | undefined) =>
    next
      ? `This time is full. The next free one is ${next}.`
      : 'This time is full, and so are the later ones. Please choose another day.',
  method: 'Method of Consultation',
  video: 'Video Consultation',
  message: 'Message Consultation',
  dayFirst: 'Choose a day first.',
  thenDay: (chosen: string) => `${chosen}, closed.`,
  thenTime: (chosen: string) => `${chosen}. Now choose a time.`,
  thenMethod: (chosen: string) => `${chosen}. Now choose video or message.`,
  nothingToPay: 'There is nothing to pay.',
  covered: 'Your health plan covers this visit: there is nothing to pay.',
  free: 'Visits without a health plan are free of charge until further notice: there is nothing to pay.',
  choosePlan: 'Choose a health plan',
  payForIt: 'Pay for this visit',
  cost: (amount: string) => `${amount}, paid on the next page.`,
  /** What the two methods cost, before one is chosen. */
  byMessage: (price: string) => `${price} by message,`,
  byVideo: (price: string) => `${price} by video call.`,
  submit: 'Book appointment',
} as const;
