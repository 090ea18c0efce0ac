import type { CoverStart } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { Checkbox, ChoiceCards, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './plan-checkout.module.css';
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
  const people = running.people === 1 ? '1 person' : `${running.people} people`;
  const paidUntil = formatDay(running.paid_until);
  const hints: Record<CoverStart, { label: string; hint: string }> = {
    end: { label: 'When the paid period ends', hint: `${paidUntil}. ${running.plan} runs to its end.` },
    now: { label: 'Now', hint: 'The unused days of what you paid are taken off the price.' },
  };
  return (
    <section className={styles.cover} aria-label="Your running plan">
      <Notice title={`You have ${running.plan} for ${people}`}>
        It is paid until {paidUntil}.{' '}
        {quote.starts.length === 1 &&
          (quote.not_now ?? `This purchase follows on it: it starts on ${formatDay(quote.starts_at)}.`)}
      </Notice>
      {quote.starts.length > 1 && (
        <ChoiceCards
          legend={`When does ${planName} start?`}
          value={quotes.start ?? quote.start}
          onChange={quotes.chooseStart}
          choices={quote.starts.map((value) => ({ value, ...hints[value] }))}
        />
      )}
      {quotes.endsRunning && (
        <Checkbox
          label={`End ${running.plan} today and start ${planName}.`}
          hint="What is left of it is credited below, to the day."
          checked={quotes.confirmed}
          error={quotes.confirmed ? undefined : error}
          onChange={(event) => quotes.confirm(event.target.checked)}
        />
      )}
    </section>
  );
});
