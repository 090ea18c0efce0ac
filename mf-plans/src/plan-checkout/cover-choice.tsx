import type { CoverStart } from '@shared/contracts/api';
import { formatDay, peopleCovered } from '@shared/format';
import { Checkbox, ChoiceCards, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { QuoteStore } from './quote.store';

interface Props {
  quotes: QuoteStore;
  planName: string;
  /** Shown where Pay was pressed without the confirmation. */
  error: string;
}

/**
 * Shown to somebody whose plan runs: what is paid, when the new plan starts, and the confirmation that it
 * ends the running one.
 */
export const CoverChoice = observer(function CoverChoice({ quotes, planName, error }: Props) {
  const { quote } = quotes;
  if (!quote?.running) return null;
  const { running } = quote;
  const paidUntil = formatDay(running.paid_until);
  const hints: Record<CoverStart, { label: string; hint: string }> = {
    end: { label: words.atEnd, hint: words.atEndHint(paidUntil, running.plan) },
    now: { label: words.now, hint: words.nowHint },
  };
  return (
    <section className={styles.cover} aria-label={words.running}>
      <Notice title={words.runs(running.plan, peopleCovered(running.type, running.people))}>
        {words.paidUntil(paidUntil)}{' '}
        {quote.starts.length === 1 && (quote.not_now ?? words.followsOn(formatDay(quote.starts_at)))}
      </Notice>
      {quote.starts.length > 1 && (
        <ChoiceCards
          legend={words.startOf(planName)}
          value={quotes.start ?? quote.start}
          onChange={quotes.chooseStart}
          choices={quote.starts.map((value) => ({ value, ...hints[value] }))}
        />
      )}
      {quotes.endsRunning && (
        <Checkbox
          label={words.endRunning(running.plan, planName)}
          hint={words.endRunningHint}
          checked={quotes.confirmed}
          error={quotes.confirmed ? undefined : error}
          onChange={(event) => quotes.confirm(event.target.checked)}
        />
      )}
    </section>
  );
});
