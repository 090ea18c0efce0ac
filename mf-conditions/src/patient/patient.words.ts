/** The words for whom a visit is. */
export const words = {
  question: 'Who is the visit for?',
  me: 'Me',
  else: 'Somebody else',
  firstName: 'Their first name',
  lastName: 'Their last name',
  age: 'Their age',
  ageHint: 'In years; 0 for a baby under one.',
  relation: 'Who they are to you',
  choose: 'Choose',
  relations: {
    child: 'My child',
    parent: 'My parent',
    spouse: 'My husband or wife',
    relative: 'Another relative',
    'in-care': 'Somebody in my care',
  },
  firstNameMissing: 'Their first name is required',
  lastNameMissing: 'Their last name is required',
  noMarkup: 'A name has no < and no >',
  ageInvalid: 'An age is a whole number from 0 to 120',
  relationMissing: 'Say who they are to you',
  consent: 'I agree that my doctor and care manager use what I say about my health for this visit',
  consentForElse:
    'I agree for them that doctor and care manager use what I say about their health for this visit: as parent or guardian of a child under 18, or because they told me that they agree',
  consentHint: 'We keep it encrypted and show it to nobody else.',
  privacy: 'Privacy policy',
} as const;
