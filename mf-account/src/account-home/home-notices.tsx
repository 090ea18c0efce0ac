import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay } from '@ilera/format';
import { api, clock, hasFeature, Link } from '@ilera/runtime';
import { ActionButton, Notice, Sentence } from '@ilera/ui';
import { words as common } from '../components/components.words';
import { endToRenew, lastRenewalPath, renewalPath } from '../profile/renewal';
import { words } from './account-home.words';

/**
 * Warns that the plan ends, from 30 days before and more urgently from 7 and 1, and that it has ended (R4.81, R4.82).
 */
export function RenewalNotice({ user, now = clock.now() }: { user: User; now?: Date }) {
  if (!hasFeature('renewal') || user.employer_id !== null) return null;
  const { plan, last_package: last } = user;
  // A given-up plan is resumed without a payment, so no renewal is offered.
  if (!plan)
    return last && !user.given_up_plan ? (
      <Notice
        tone="error"
        title={words.planEnded(last.plan.name)}
        action={<Link to={lastRenewalPath(last)}>{common.renew}</Link>}
      >
        {words.endedOn(formatDay(last.ended_at))}
      </Notice>
    ) : null;
  const ending = endToRenew(user, now);
  // A profile read before the end still has the plan.
  if (!ending || ending.days < 1) return null;
  const { end, days } = ending;
  return (
    <Notice
      tone={days > 7 ? 'info' : 'warning'}
      title={words.planEnds(plan.name, days <= 1 ? words.withinDay : words.inDays(days))}
      action={<Link to={renewalPath(plan, user)}>{common.renew}</Link>}
    >
      {days > 1 ? words.endsLater(formatDay(end)) : words.endsSoon(formatDay(end))}
    </Notice>
  );
}

/** Offers a link to people who have not yet proven their mailbox and password together (R4.89). */
export function UnprovenNotice({ user }: { user: User }) {
  if (!hasFeature('session-security') || user.email_proven !== false) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ActionButton size="small" act={() => api.call(calls.sendVerification)} done={words.linkSent}>
          {words.sendLink}
        </ActionButton>
      }
    >
      <Sentence text={words.unproven(user.email)} asIs={user.email} />
    </Notice>
  );
}
