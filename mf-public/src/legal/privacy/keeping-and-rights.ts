import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 11 to 15. */
export const keepingAndRights: LegalSections = {
  abroad: [
    'Data outside Nigeria',
    'Some of our providers work outside Nigeria, and a doctor who treats you may be in the United Kingdom. Data leaves the country only where the law there protects it well enough or a contract makes sure of it. You may ask for a copy of the safeguards.',
  ],
  retention: [
    'How long we keep it',
    'As long as the purpose lasts, then it is deleted or made anonymous:',
    [
      'Medical records: as long as the rules of the profession require.',
      'Invoices and payments: as long as the books must be kept. What a visit was for is removed from them after six years.',
      'Your account: until you close it.',
      'Invitations that nobody accepted, registrations that nobody confirmed, payments that were never made and ended memberships of a plan: two years.',
      'Waitlist: until a month after we told you that your city is open, or until you ask us to delete it, at most two years.',
      'Technical logs: 90 days.',
    ],
  ],
  security: [
    'How we protect it',
    'Connections to our website are encrypted. Passwords are stored in a form that cannot be turned back. Access follows the task, and people who have it are trained and bound to secrecy. We test our systems and rehearse what to do when something goes wrong.',
    'If a breach may put you at risk, we tell the Nigeria Data Protection Commission within 72 hours of learning of it, and you without delay, with what you can do.',
    'You help by choosing a long password, by not sharing it, and by signing out on devices of others.',
  ],
  rights: [
    'Your rights',
    `Write to ${brand.supportEmail} to use any of them; it costs nothing and we answer within 30 days. You may:`,
    [
      'know what we hold about you, and get a copy;',
      'have mistakes corrected;',
      'have data deleted, unless a law obliges us to keep it, as with medical records;',
      'restrict or object to a use;',
      'take your data with you in a common format;',
      'take back a consent, for the future;',
      'have a decision looked at by a person.',
    ],
    'If you are not satisfied, you may complain to the Nigeria Data Protection Commission, or to the authority where you live.',
  ],
  messages: [
    'Messages from us',
    'Messages about your care, payments and safety are part of the service. Anything else is sent only if you asked for it, and stops when you write to us.',
  ],
};
