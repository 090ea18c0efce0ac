import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 1 to 5. */
export const whatWeCollect: LegalSections = {
  'who-we-are': [
    'Who we are',
    `${brand.legalName} (“${brand.name}”, “we”) decides how the personal data described here is used. We are bound by the Nigeria Data Protection Act 2023 and, where they apply, by the data protection laws of other countries.`,
    `Our data protection officer can be reached at ${brand.supportEmail}, with “Privacy” in the subject.`,
    'Where a clinic or practitioner keeps its patients’ records with us, that clinic or practitioner decides, and we act on its instructions. Patients then turn to the clinic first; we help it to answer.',
  ],
  scope: [
    'What this policy covers',
    'It covers our website, accounts, health plans, consultations, the waitlist, e-mails, and our electronic health record and voice assistant. It does not cover websites of others that we link to.',
  ],
  data: [
    'What we collect',
    'Only what the purpose needs:',
    [
      'Identity and contact: names, e-mail address, telephone number, sex, date of birth, address.',
      'Account: password (stored as a one-way hash), settings, the people you add to a plan.',
      'Health: what you describe, photos you send, answers to questions, diagnoses, prescriptions, referrals, notes.',
      'Plan and claims: plan, period, enrollee number, claims with their evidence.',
      'Payment: amounts, dates, references, the last four digits and expiry of a saved card. The full card number stays with the payment provider.',
      'Technical: the pages that were asked for, errors, kind of browser, and a shortened network address.',
      'Waitlist: names, e-mail address and telephone number.',
    ],
  ],
  sources: [
    'Where it comes from',
    'Mostly from you. Your employer or a member of your family may give us your name and e-mail address when they add you to a plan. Practitioners add what they find. Google gives us your name and e-mail address if you choose to sign in with it. The payment provider tells us whether a payment succeeded.',
  ],
  children: [
    'Children',
    'Our services are not directed to children under 18, and we do not knowingly let a child open an account. A parent or guardian may add a child to a family plan and decides for the child until they are of age.',
    'If you believe that a child has given us data without a guardian, write to us and we delete it.',
  ],
};
