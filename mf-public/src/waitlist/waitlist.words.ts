import { brand } from '@ilera/contracts';

/** The words of the waitlist; quoted wordings are in `strings.ts`. */
export const words = {
  title: 'Join the waitlist',
  description: `${brand.name} is not in your city yet? Leave your name and number and hear first when health plans start near you.`,
  heading: 'Be first when we reach your city',
  lead: 'Health plans open city by city. Leave your details and we write to you as soon as there are clinics and pharmacies to use yours at.',
  form: 'Waitlist',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  phoneHint: 'For example 08031234567',
  submit: 'Join waitlist',
  sending: 'Sending your details',
  /** The text before the link to the policy. */
  use: 'We use these details to tell you when we open, and for nothing else. Read the',
  privacy: 'privacy policy',
  openToday: 'Where plans are sold today',
  joinedTitle: 'Congratulations',
  seeToday: 'See what we treat today',
} as const;
