import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 1 to 6. */
export const usingTheService: LegalSections = {
  agreement: [
    'This agreement',
    `These terms are a contract between you and ${brand.legalName} (“${brand.name}”, “we”, “us”), a company registered in Nigeria. They apply whenever you open our website, create an account, buy a health plan, pay for a consultation or use our software as a practitioner.`,
    'By creating an account or paying you accept them. If you do not accept them, please do not use the service. If you act for a company or a clinic, you confirm that you may bind it.',
  ],
  words: [
    'Words we use',
    'In these terms:',
    [
      '“Member” means a person who is covered by a health plan or pays for a consultation.',
      '“Employer” means a business that buys a plan for people who work for it.',
      '“User” means a practitioner, clinic or hospital that uses our electronic health record and voice assistant.',
      '“End user” means a patient of a user, whose care is recorded with them.',
      '“Practitioner” means a licensed doctor, nurse, clinical psychologist, therapist or pharmacist.',
      '“Plan” means a health plan that we sell, with the benefits listed for it when you buy it.',
    ],
  ],
  service: [
    'What we offer',
    'We sell health plans for individuals, families, small and medium businesses and corporates, and consultations that are paid for one by one. Consultations take place by text, telephone or video with practitioners who hold a licence and decide on treatment independently.',
    'We also offer practitioners and clinics an electronic health record and a voice assistant that drafts notes from what is said during a consultation.',
    'Which benefits a plan has, where it can be used and up to which amounts is stated on the plan’s page and in the confirmation that we mail to you. Where these terms and that confirmation differ about a benefit, the confirmation applies.',
  ],
  'not-emergencies': [
    'Not for emergencies',
    'The service is not made for emergencies. If a life may be in danger, call 112 or go to the nearest hospital at once.',
    'A remote consultation has limits. A practitioner may decline to treat you remotely and refer you to someone who can examine you. What you read on our website is general information and does not replace advice about your own case.',
  ],
  account: [
    'Your account',
    'You must be at least 18 years old to have an account. A parent or guardian may add a child to a family plan and speaks for the child.',
    'Give true and complete information about yourself, also about your health: treatment that rests on wrong information can harm you. Keep your password to yourself and tell us at once if somebody else may know it. You answer for what is done with your account until you have told us.',
    'An account belongs to one person. Members of a family and employees each have their own, so that what they tell a practitioner stays theirs.',
  ],
  conduct: [
    'Fair use, and blocking',
    'You may not:',
    [
      'use the service for another person without their consent, or pretend to be someone else;',
      'ask for medicines in order to resell or misuse them;',
      'threaten, insult or record practitioners and staff without their consent;',
      'submit claims with false or altered evidence;',
      'probe, overload or copy the software, or take it apart, except where the law allows it;',
      'upload anything unlawful or harmful.',
    ],
    'We may block an account that misuses the service, at once where there is danger to a person or to our systems, otherwise after a warning. We tell you why, unless the law forbids it. You may object within 30 days, and a person who was not involved decides again.',
  ],
};
