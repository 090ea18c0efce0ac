import type { CoverStart, PlanQuote } from '@ilera/contracts/api';
import { formatDay, formatNaira, peopleCovered, planMembers } from '@ilera/format';
import { Checkbox, ChoiceCards, Notice, Sentence } from '@ilera/ui';
import type { PlanOffer } from '../plans/plan';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { PlanCheckout } from './use-plan-checkout';

/**
 * Shown to people with a current plan: their paid periods, the start of the new plan, and the confirmation
 * that it ends those periods.
 */
export function CoverChoice({ checkout }: { checkout: PlanCheckout }) {
  const { choices, isEndConfirmed } = checkout;
  const { last: quote, endsRunning } = checkout.quotes;
  const [running, ...later] = quote?.paid ?? [];
  if (!quote || !running) return null;
  const paidUntil = formatDay((later.at(-1) ?? running).expires_at);
  const hints: Record<CoverStart, { label: string; hint: string }> = {
    end: { label: words.atEnd, hint: words.atEndHint(paidUntil, running.plan) },
    now: { label: words.now, hint: words.nowHint },
  };
  const confirmation = later.length > 0 ? words.endPaid : words.endRunning;
  return (
    <section className={styles.cover} aria-label={words.running}>
      <Notice title={words.runs(running.plan, peopleCovered(running.type, running.people))}>
        {[
          words.paidUntil(formatDay(running.expires_at)),
          ...later.map(({ plan, type, people, expires_at }) =>
            words.thenPaid(plan, peopleCovered(type, people), formatDay(expires_at)),
          ),
          ...(quote.starts.length === 1
            ? [quote.not_now ?? words.followsOn(formatDay(quote.starts_at))]
            : []),
        ].join(' ')}
      </Notice>
      {quote.starts.length > 1 && (
        <ChoiceCards
          legend={words.startOf(choices.plan.name)}
          value={choices.start ?? quote.start}
          onChange={checkout.handleStart}
          choices={quote.starts.map((value) => ({ value, ...hints[value] }))}
        />
      )}
      {endsRunning && (
        <>
          <EndedPeriods paid={quote.paid} />
          <Checkbox
            label={confirmation(running.plan, choices.plan.name)}
            checked={isEndConfirmed === true}
            error={isEndConfirmed === false ? words.unconfirmed : undefined}
            onChange={(event) => checkout.handleConfirm(event.target.checked)}
          />
        </>
      )}
    </section>
  );
}

/** Names each paid period that the purchase ends, with its credit (R4.76). */
function EndedPeriods({ paid }: { paid: PlanQuote['paid'] }) {
  return (
    <Notice tone="warning" title={words.whatEnds}>
      <ul className={styles.ended} aria-label={words.whatEnds}>
        {paid.map(({ plan, type, people, starts_at, expires_at, has_begun, ended }) => {
          if (!ended) return null;
          const credit = formatNaira(ended.credit);
          const covered = peopleCovered(type, people);
          return (
            <li key={starts_at}>
              <Sentence
                text={
                  has_begun
                    ? words.endsToday(plan, covered, ended.days, credit)
                    : words.neverBegins(plan, covered, formatDay(starts_at), formatDay(expires_at), credit)
                }
                asIs={credit}
              />
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Maximum number of names in the text; a plan may have a thousand people. */
const maxNames = 5;

/** Warns before the payment which people have no seat on the new plan (R4.75, R4.76). */
export function WithoutPlace({ quote, plan, people }: { quote: PlanQuote; plan: PlanOffer; people: number }) {
  const names = quote.without_place ?? [];
  if (names.length === 0) return null;
  const omittedCount = names.length - maxNames;
  const list = `${names.slice(0, maxNames).join(', ')}${omittedCount > 0 ? words.andMore(omittedCount) : ''}`;
  return (
    <Notice tone="warning" role="status" title={words.loseCover(names.length)}>
      {[
        plan.type === 'individual'
          ? words.coversYouAlone(plan.name)
          : words.firstComeFirst(planMembers(plan.type, people)),
        words.noCoverFrom(formatDay(quote.starts_at), list),
        plan.type === 'individual'
          ? words.chooseSeveral
          : words.chooseMore(planMembers(plan.type, people + names.length)),
      ].join(' ')}
    </Notice>
  );
}
