import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 6 to 10. */
export const howWeUse: LegalSections = {
  purposes: [
    'What we use it for, and why we may',
    'Each use has a ground in the law:',
    [
      'To give you care, and to keep the record that medical rules require: provision of health care, and legal duty.',
      'To run your account and your plan, take payments and settle claims: the contract with you.',
      'To tell you about appointments, payments and renewals: the contract with you.',
      'To write to you when a plan opens in your city: your consent, when you joined the waitlist.',
      'To keep the service safe and to find faults: our legitimate interest, with as little data as possible.',
      'To count how many people are covered and what they need, without names: our legitimate interest.',
      'To answer courts and authorities: legal duty.',
    ],
    'We do not sell personal data, do not show advertising, and do not use health data for marketing.',
  ],
  'health-data': [
    'Health data',
    'Health data is handled under stricter rules. It is open to the practitioners who treat you and to the care manager assigned to you, and to others only for a reason that is written down. Looking at a record leaves a trace, and traces are reviewed.',
    'Your employer never receives health data. A person who pays for a family plan does not see what other adults on it tell a practitioner.',
  ],
  voice: [
    'Voice assistant',
    'When a practitioner turns the voice assistant on, the consultation is turned into text in order to draft a note. It is turned on only after you have been told and have agreed, and you may change your mind in the middle of it. The sound is deleted when the draft is ready.',
  ],
  automated: [
    'Decisions by machines',
    'No decision about your treatment, your cover or your claims is made by a machine alone. Where software suggests something, a person decides, and you may ask who and why.',
  ],
  sharing: [
    'Who receives it',
    'Others receive only what their part needs:',
    [
      'Practitioners, pharmacies, laboratories and hospitals that treat you.',
      'HMO partners who provide benefits of your plan.',
      'The card payment provider.',
      'Companies that host our systems, send our e-mails and text messages and carry calls, under contracts that bind them to our instructions.',
      'Your employer: that you are covered, since when and until when.',
      'Courts and authorities, when the law obliges us and the request is in order.',
    ],
    `If ${brand.name} is sold or merged, your data may pass to the new owner under this policy. We tell you before it happens.`,
  ],
};
