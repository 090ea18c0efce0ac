/**
 * Mails about accounts, the waitlist, and support's actions. Subjects have no health details, because locked screens
 * show them.
 */
import { brand, pathTo, paths } from '@ilera/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail, link, type Recipient, type Site } from './layout';

export const verificationMail = (site: Site, person: Recipient, token: string): Mail =>
  composeMail(person, {
    subject: `Verify your ${brand.name} account`,
    paragraphs: [
      'Press the link below to verify your email address. It works for 24 hours.',
      'If you did not create an account, you can ignore this mail.',
    ],
    action: { label: 'Verify my email address', url: link(site, pathTo.verifyAccount(token)) },
  });

export const alreadyRegisteredMail = (site: Site, person: Recipient): Mail =>
  composeMail(person, {
    subject: `You already have an ${brand.name} account`,
    paragraphs: [
      'Somebody, perhaps you, tried to create an account with this email address. You already have one: log in, or reset your password if you forgot it.',
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    action: { label: 'Log in', url: link(site, paths.signIn) },
  });

export const resetMail = (site: Site, person: Recipient, token: string): Mail =>
  composeMail(person, {
    subject: `Reset your ${brand.name} password`,
    paragraphs: [
      'Press the link below to choose a new password. It works once, for 30 minutes.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link(site, pathTo.resetPassword(token)) },
  });

/** @param losesPhone whether the phone number was removed with an earlier password */
export const passwordChangedMail = (site: Site, person: Recipient, losesPhone = false): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'Your password was changed just now, and every other device was signed out.',
      ...(losesPhone
        ? [
            'Until now nobody had shown that this address is theirs, so we removed the phone number that was in the account. Add yours in your settings.',
          ]
        : []),
      'If it was not you, reset your password at once and write to us.',
    ],
    action: { label: 'Reset my password', url: link(site, paths.forgotPassword) },
  });

export const waitlistMail = (site: Site, person: Recipient): Mail =>
  composeMail(person, {
    subject: `You are on the ${brand.name} waitlist`,
    paragraphs: [
      'Thank you for joining. We write to you as soon as our plans reach your city.',
      'Doctors are there for you today: a consultation needs no plan.',
    ],
    action: { label: 'See conditions we treat', url: link(site, paths.conditions) },
  });

/** For people on the waitlist: plans are now sold in their city. */
export const openCityMail = (site: Site, person: Recipient, city: string): Mail =>
  composeMail(person, {
    subject: `${brand.name} is open in ${city}`,
    paragraphs: [
      `You asked us to write when our plans reach you: they are now sold in ${city}.`,
      'You get this mail once.',
    ],
    action: { label: 'See the plans', url: link(site, paths.healthPlans) },
  });

/** A receipt that support resends. */
export const receiptMail = (person: Recipient, number: string, facts: [string, string][]): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} receipt ${number}`,
    paragraphs: ['Here is the receipt of your payment once more.'],
    facts: [['Receipt', number], ...facts],
  });

/** Sent to both the old and the new address. Names neither, because one may be a stranger's. */
export const correctedAddressMail = (person: Recipient): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} mail address was corrected`,
    paragraphs: [
      'Our support corrected the mail address that we write to, because somebody who called us asked for it.',
      `If it was not you, write to ${brand.supportEmail} at once.`,
    ],
  });
