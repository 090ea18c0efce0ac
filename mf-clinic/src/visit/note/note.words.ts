/** The words of the note for the person. */
export const words = {
  heading: 'Note for the patient',
  none: 'No note yet.',
  onlyDoctor: 'The doctor of this visit writes it.',
  lead: 'In words for the patient, who gets a mail that it is there.',
  summary: 'What you found',
  selfCare: 'What they can do themselves',
  comeBack: 'When to come back or go to a hospital',
  save: 'Save the note',
  edit: 'Change the note',
  keep: 'Leave it',
  saved: 'The note is saved, and the patient can read it.',
  written: (when: string) => `Written ${when}`,
  noSummary: 'Say what you found.',
  noComeBack: 'Say when to come back or go to a hospital.',
  tooLong: 'This is too long.',
} as const;
