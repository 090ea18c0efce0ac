import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira, peopleCovered } from '@ilera/format';
import {
  CouponField,
  FormCheckbox,
  NameFields,
  type PriceLine,
  PriceLines,
  SecurePaymentNote,
} from '@ilera/forms';
import { api, failureText, hasFeature, session } from '@ilera/runtime';
import { Button, ErrorLine, Notice, Sentence, Small, TextField, Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { PlanCheckout } from './use-plan-checkout';

interface Props {
  checkout: PlanCheckout;
}

/** The payer, the coupon, the price lines, and Pay with the total. */
export const ConfirmDetails = observer(function ConfirmDetails({ checkout }: Props) {
  const { user } = session;
  const { choices, quotes, purchase } = checkout;
  const { coupon, busy, failure } = purchase;
  // An API with quotes checks a code against the plan (R4.83).
  const percentOf = async (code: string) => {
    const plan_id = hasFeature('quotes') ? choices.plan.id : undefined;
    return (await api.call(calls.planDiscount, { body: { code, plan_id } })).discount;
  };
  const total = checkout.total === undefined ? '' : formatNaira(checkout.total);
  return (
    <Region title={words.details} titleClass={styles.subtitle} className={styles.panel}>
      <NameFields />
      <TextField label={words.email} type="email" value={user?.email ?? ''} readOnly autoComplete="email" />
      <CouponField
        purchase={purchase}
        percentOf={percentOf}
        gotten={strings.discountGotten}
        draftKey="coupon:plan"
      />
      <PlanPriceLines checkout={checkout} />
      <FormCheckbox
        name="save_card"
        label={strings.saveCard}
        // This repository's API shows the card in the account and charges none; another API may charge one.
        hint={hasFeature('privacy') ? words.cardHint : undefined}
      />
      {quotes.failure !== null && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button size="small" variant="secondary" onClick={quotes.reload}>
              {words.tryAgain}
            </Button>
          }
        >
          {failureText(quotes.failure)}
        </Notice>
      )}
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles.payBar}>
        <Button type="submit" size="large" block busy={busy} inactive={coupon.applying || total === ''}>
          <Sentence text={words.pay(total)} asIs={total} />
        </Button>
      </div>
      <SecurePaymentNote />
    </Region>
  );
});

/** The price lines: price, discount, credit for each paid period that ends, total, and the new period. */
const PlanPriceLines = observer(function PlanPriceLines({ checkout }: Props) {
  const { choices, quotes, price, total, purchase } = checkout;
  const { quote } = quotes;
  const shownPrice = quote ?? price;
  const lines: PriceLine[] = [];
  for (const { plan, starts_at, has_begun, ended } of quote?.paid ?? [])
    if (ended && ended.credit > 0)
      lines.push({
        label: has_begun ? words.unusedDays(plan) : words.notBegun(plan, formatDay(starts_at)),
        amount: `−${formatNaira(ended.credit)}`,
      });
  lines.push({
    label: words.total,
    amount: total === undefined ? '…' : formatNaira(total),
    isTotal: true,
  });
  return (
    <>
      <PriceLines
        price={formatNaira(shownPrice.price)}
        discount={formatNaira(shownPrice.discount)}
        coupon={purchase.coupon}
        rest={lines}
      />
      {quote && (
        <Small>
          {words.covers(
            peopleCovered(choices.plan.type, choices.people),
            formatDay(quote.starts_at),
            formatDay(quote.expires_at),
          )}
        </Small>
      )}
    </>
  );
});
