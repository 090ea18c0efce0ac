import type { PlanQuote } from '@shared/contracts/api';
import { formatDay, formatNaira, peopleCovered } from '@shared/format';
import { Notice, Sentence } from '@shared/ui';
import { words } from './plan-checkout.words';
import styles from './plan-checkout.module.css';

/** Names each paid period that the purchase ends, with what of it is credited (R4.76). */
export function EndedPeriods({ paid }: { paid: PlanQuote['paid'] }) {
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
