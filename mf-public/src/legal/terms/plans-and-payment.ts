import { brand, changeNotice, claimDecisionTime } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 7 to 11. */
export const plansAndPayment: LegalSections = {
  prices: [
    'Prices and payment',
    'Prices are in naira (NGN) and include the taxes that apply. You see the total before you pay. A coupon is worth what the checkout shows and cannot be exchanged for money.',
    'Payments are made on the page of a licensed card payment provider. We do not see or keep your full card number. If you ask us to save your card, the provider keeps it, and we keep its last four digits and its expiry date in order to show them to you.',
    'A payment counts when the provider has confirmed it to us. If you were charged and nothing was confirmed within one hour, write to us: we look into it and return the money where no service was given.',
  ],
  plans: [
    'Health plans',
    'A plan runs for the period that you paid for: three months, six months or one year. It starts when your payment is confirmed, unless the confirmation names a later day. Some benefits have a waiting time, which is stated with them.',
    'Family and business plans are sold for a number of people. You may replace a person who leaves; adding people costs what the plan’s page shows on that day.',
    'Before the period ends we remind you by e-mail. A plan is never renewed by itself: you pay for each period.',
    'Plans are sold for places where they can be used. If you move to a place where a plan cannot be used, tell us: we return the price of the full months that remain, less what was claimed.',
  ],
  claims: [
    'Claims',
    `Where a plan repays what you have spent, send the claim from your account with evidence, such as a receipt and a short note, within 60 days of the expense. We answer within ${claimDecisionTime} and give reasons when we refuse.`,
    'Money that was paid out on false evidence must be returned.',
  ],
  cancelling: [
    'Cancelling and refunds',
    'You may cancel a plan within 14 days of paying and get your money back, as long as nothing of it was used. After that a plan runs to the end of its period.',
    `A consultation that you cancel at least ${changeNotice.text} before it starts is refunded. If a practitioner does not appear or the service fails on our side, you choose between a refund and a new appointment.`,
    'Refunds go back to the card that was used, usually within 10 working days. Rights that the Federal Competition and Consumer Protection Act gives you are not limited by this section.',
  ],
  employers: [
    'Employers',
    'An employer pays for its employees and may see who is covered, since when and until when. It does not see consultations, diagnoses, prescriptions or messages.',
    'The employer makes sure that the people it invites know of it and that it may give us their names and e-mail addresses. When a person leaves, the employer removes them; the person keeps their own account and record.',
    `${brand.name} is not a party to the contract of employment and gives no advice on it.`,
  ],
};
