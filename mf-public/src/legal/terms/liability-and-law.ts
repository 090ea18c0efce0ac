import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** The last sections. */
export const liabilityAndLaw: LegalSections = {
  availability: [
    'Availability and changes to the service',
    'We work to keep the service open day and night, but cannot promise that it is never interrupted: networks, power and third parties fail. Planned work is announced.',
    'We may change the service. If a change takes away something that you have paid for, you may end the plan and get back the price of the time that remains.',
  ],
  liability: [
    'Liability',
    'Practitioners answer for their professional decisions. We answer for choosing them with care and for checking their licences.',
    'We are liable without limit for harm to life, body and health caused by our negligence, for intent and gross negligence, and wherever the law does not allow a limit. Otherwise our liability for one event is limited to what you paid us in the twelve months before it.',
    'We are not liable for what follows from wrong information that you gave, from advice that you did not follow, or from events that nobody can control.',
  ],
  indemnity: [
    'Claims by others',
    'If somebody makes a claim against us because you broke these terms on purpose or through gross negligence, you repay us the reasonable cost of it. This does not apply to members in respect of their own health.',
  ],
  ending: [
    'Ending the agreement',
    'You may close your account at any time by writing to us. We may end the agreement with 30 days’ notice, or at once for a serious breach. If we end it without a breach on your side, you get back the price of the time that remains.',
    'Sections which by their nature continue, such as those on records, liability and law, go on after the end.',
  ],
  arbitration: [
    'Law and arbitration',
    'The laws of the Federal Republic of Nigeria apply.',
    'Please write to us first: most matters are settled within 30 days. What is not settled is decided by one arbitrator under the Arbitration and Mediation Act 2023. The seat of the arbitration is Lagos, Nigeria, and its language is English.',
    'Either side may ask a court in Nigeria for urgent protection. Consumers keep the right to turn to the Federal Competition and Consumer Protection Commission and to small claims courts.',
  ],
  general: [
    'General',
    'We may change these terms and tell you by e-mail at least 30 days before a change takes effect, with what is different. If you do not agree, you may end the agreement before that day. If one clause is void, the others stand. We may hand the agreement to a company that takes over the service, which must keep it; you may not hand on yours without our consent.',
    `Write to ${brand.legalName} at ${brand.supportEmail} or call ${brand.supportPhone}.`,
  ],
};
