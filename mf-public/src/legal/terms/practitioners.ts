import type { LegalSections } from '../legal-view';

/** Sections 12 to 15. */
export const practitioners: LegalSections = {
  'health-record': [
    'Electronic health record for users',
    'Users may keep the records of their end users with us. The user decides what is recorded and why, and is responsible for it towards the end user and the authorities; we process it on the user’s behalf and instructions.',
    'Users must hold the licences that their work needs, keep their login to themselves, and record only what they may record. They make sure that end users know that our service is used.',
    'A user may take all records out in a common format at any time, and for 90 days after leaving. Then we delete them, unless the law requires us to keep them longer.',
  ],
  'voice-assistant': [
    'Voice assistant',
    'The voice assistant listens during a consultation when the user turns it on, and drafts a note. The user must tell the end user beforehand and may turn it on only with their consent. An end user may refuse without any disadvantage.',
    'A draft may contain mistakes. It becomes part of the record only when the user has read, corrected and accepted it. The assistant does not diagnose, and must not be used in place of professional judgement.',
    'Sound is kept only as long as it takes to draft the note. We do not use recordings to train models unless both the user and the end user have agreed to it separately.',
  ],
  applications: [
    'Applications from practitioners',
    'We accept applications from medical doctors in Nigeria and in the United Kingdom, and from nurses, clinical psychologists, therapists and pharmacists in Nigeria. An application is no promise of work. Those who are accepted sign a separate agreement.',
  ],
  'rights-in-content': [
    'Rights in the service and in your content',
    'The software, the texts, the drawings and the name belong to us or to those who let us use them. You may use them for the purposes of these terms, and for nothing else.',
    'What you write and upload remains yours. You allow us to store and show it as far as the service needs it. Feedback that you send us may be used without payment.',
  ],
};
