/** The words of one claim. */
export const words = {
  title: 'Claim',
  back: 'All claims',
  loading: 'Loading the claim',
  notLoaded: 'We could not load the claim',
  comment: 'What the person writes',
  evidence: 'Evidence',
  evidenceNote: 'The person sees who opened a file.',
  noEvidence: 'No file. It may be past the time for which evidence is kept.',
  person: 'Person',
  others: 'Other claims of this person',
  noOthers: 'None.',
} as const;
