import { changeNotice } from '@ilera/contracts';

/** The words of the `visit` modal: moving and cancelling. */
export const words = {
  loading: 'Loading your visit',
  notLoaded: 'We could not load this visit',
  move: 'Move',
  cancel: 'Cancel visit',
  moved: 'Your visit was moved. A mail with the new time is on its way.',
  cancelled: 'Your visit was cancelled. A mail confirms it.',
  tooLate: `A visit can be changed until ${changeNotice.text} before it starts.`,

  moving: {
    label: 'Move this visit',
    day: 'New day',
    time: 'New time',
    send: 'Move my visit',
    leave: 'Keep the time',
  },

  cancelHeading: 'Cancel this visit',
  cancelWarning: 'Cancel this visit? The doctor is told, and the time is free for somebody else.',
  moneyBack: 'What you paid goes back to you.',
  cancelNow: 'Yes, cancel my visit',
  keepVisit: 'Keep it',
} as const;
