/** The words of the times of a day. */
export const words = {
  chooseTime: 'Select Time',
  noDay: 'Choose a day.',
  noTime: 'Choose a time.',
  timeOver: (time: string) => `${time}, over`,
  timeFull: (time: string) => `${time}, full`,
  chooseLaterDay: 'This day has passed. Please choose a later one.',
  dayClosed: 'We are closed on this day. Please choose another one.',
  chooseLaterTime: 'This time is over. Choose a later one.',
  chooseFreeTime: (next: string | undefined) =>
    next
      ? `This time is full. The next free one is ${next}.`
      : 'This time is full, and so are the later ones. Please choose another day.',
} as const;
