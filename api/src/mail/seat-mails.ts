/** Mails about cover that members lose: a period has too few seats, or the last period has ended. */
import { brand, paths } from '@ilera/contracts';
import { formatDay } from '@ilera/format';
import type { Mail } from './enqueue-mail';
import { composeMail, isPlainName, link, type Recipient, type Site } from './layout';
import { takeUpWords, type GivenUpPlan } from './member-mails';
import { fullName } from '../people/names';

interface Person extends Recipient {
  lastName: string;
}

interface Cover {
  plan: string;
  /** Seats beside the owner's; 0 if the period covers the owner alone. */
  seats: number;
  startsAt: Date;
  isRunning: boolean;
}

/** Tells a member that the period has no seat for them; they may have none before it either. */
export const noSeatMail = (
  site: Site,
  person: Person & { isCovered: boolean },
  owner: Person,
  { startsAt }: Cover,
): Mail => {
  const from = nameOf(owner);
  const day = formatDay(startsAt);
  return composeMail(person, {
    subject: person.isCovered
      ? `Your ${brand.name} cover ends on ${day}`
      : `Your ${brand.name} cover has ended`,
    paragraphs: [
      person.isCovered
        ? `From ${day} the health plan of ${from} has room for fewer people, and none for you. Until then you are covered.`
        : `The health plan of ${from} now has room for fewer people, and none for you. You are not covered at present.`,
      `Ask ${from} for a place. You can also leave that plan in your account and choose one of your own.`,
    ],
    action: { label: 'See my account', url: link(site, paths.accountHome) },
  });
};

const nameOf = (person: Person): string => {
  const name = fullName(person);
  return isPlainName(name) ? name : 'the owner of your plan';
};

/** Tells a member that the plan has ended and none follows. */
export const coverEndedMail = (
  site: Site,
  person: Person,
  owner: Person,
  plan: string,
  own: GivenUpPlan | null,
): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} cover has ended`,
    paragraphs: [
      `${plan}, the health plan of ${nameOf(owner)}, has ended. You are not covered at present.`,
      ...takeUpWords(own),
      `When ${nameOf(owner)} renews it, you are covered again without doing anything. You can also leave that plan in your account and choose one of your own.`,
    ],
    action: { label: 'See my account', url: link(site, paths.accountHome) },
  });

const roomOf = ({ seats }: Cover) => (seats === 0 ? 'covers you alone' : `has room for ${seats} beside you`);

/** Tells the owner which members have no seat, and what to do about it. */
export const noSeatForMail = (site: Site, owner: Person, cover: Cover & { people: string[] }): Mail =>
  composeMail(owner, {
    subject: cover.isRunning
      ? `Somebody has no place on your ${brand.name} health plan`
      : `Somebody has no place on your next ${brand.name} health plan`,
    paragraphs: [
      cover.isRunning
        ? `Your plan ${roomOf(cover)}, and more people are on it. Those named below are not covered. We have told them.`
        : `From ${formatDay(cover.startsAt)} your plan ${roomOf(cover)}, and more people are on it. Those named below have no cover from then on. We have told them.`,
      'Who joined first has a place. To give one to somebody else, take a person off, or choose a plan for more people.',
    ],
    facts: [
      ['Plan', cover.plan],
      ['Without a place', cover.people.join(', ')],
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });
