import { brand } from '@shared/contracts';

/** The words of the page that an invitation opens. */
export const words = {
  title: 'Your invitation',
  description: 'You are invited to a health plan.',
  heading: 'You are invited to a health plan',
  lead: `With ${brand.name} you reach a doctor by text, phone or video at any hour, and whoever invites you takes care of the plan.`,
  whatToDo: 'Open your account with the email address that the invitation was sent to.',
  signedIn: 'You are logged in. If the invitation was sent to your email address, your account shows it.',
  toAccount: 'Go to my account',
} as const;
