/** Mails for each step of a claim. Subjects have no health details, because locked screens show them. */
import { brand, claimDecisionTime, paths } from '@ilera/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail, link, type Recipient, type Site } from './layout';
import { naira } from '../prices/price';

interface ClaimFacts {
  reference: string;
  /** The name of the benefit. */
  name: string;
}

/**
 * People who have meanwhile joined somebody else's plan are redirected to the home, which then shows claims (R4.61).
 */
const seeClaims = (site: Site) => ({ label: 'See my claims', url: link(site, paths.accountHealthPlan) });

const compose = (
  site: Site,
  person: Recipient,
  claim: ClaimFacts,
  subject: string,
  paragraphs: string[],
  facts: [string, string][] = [],
): Mail =>
  composeMail(person, {
    subject,
    paragraphs,
    facts: [['Benefit', claim.name], ['Reference', claim.reference], ...facts],
    action: seeClaims(site),
  });

export const claimMail = (site: Site, person: Recipient, claim: ClaimFacts): Mail =>
  compose(site, person, claim, `We received your ${brand.name} claim`, [
    `We received your claim and its evidence. A claims officer answers within ${claimDecisionTime}.`,
  ]);

export const approvedClaimMail = (
  site: Site,
  person: Recipient,
  claim: ClaimFacts,
  amountKobo: number,
): Mail =>
  compose(
    site,
    person,
    claim,
    `Your ${brand.name} claim was approved`,
    [
      `Your claim was approved. Tell us beside it, in your account, to which bank account we pay. The money is sent within ${claimDecisionTime} after that.`,
    ],
    [['Amount', naira(amountKobo)]],
  );

/** A bank account was entered; the mail warns the person in case somebody else did. */
export const claimAccountMail = (
  site: Site,
  person: Recipient,
  reference: string,
  account: { bank: string; number: string },
): Mail =>
  composeMail(person, {
    subject: `The bank account for your ${brand.name} claim`,
    paragraphs: [
      'We pay your claim to this account.',
      `If you did not name it, write to ${brand.supportEmail} at once and change your password.`,
    ],
    facts: [
      ['Bank', account.bank],
      ['Account', account.number],
      ['Reference', reference],
    ],
    action: seeClaims(site),
  });

export const paidClaimMail = (site: Site, person: Recipient, claim: ClaimFacts, amountKobo: number): Mail =>
  compose(
    site,
    person,
    claim,
    `Your ${brand.name} claim was paid`,
    ['We sent you the money of your claim.'],
    [['Amount', naira(amountKobo)]],
  );

/** The claim was refused, with the reason. `canClaim` tells whether a running plan allows another claim. */
export const refusedClaimMail = (
  site: Site,
  person: Recipient,
  claim: ClaimFacts,
  { reason, canClaim }: { reason: string; canClaim: boolean },
): Mail =>
  compose(site, person, claim, `Your ${brand.name} claim was decided`, [
    `We cannot pay this claim: ${reason}`,
    `If you see it differently, write to ${brand.supportEmail} and name the reference.` +
      (canClaim ? ' You may also send the claim again with other evidence.' : ''),
  ]);
