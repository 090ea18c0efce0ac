import * as calls from '@ilera/contracts/calls';
import { type DiscountedPrice, formatDay, formatNaira, peopleCovered } from '@ilera/format';
import {
  CouponField,
  FormCheckbox,
  NameFields,
  type PriceLine,
  PriceLines,
  SecurePaymentNote,
  type Purchase,
} from '@ilera/forms';
import { api, failureText, hasFeature } from '@ilera/runtime';
import { Button, ErrorLine, Notice, Sentence, Small, TextField, Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { Choices } from './use-choices';
import type { Quotes } from './use-quote';

interface Props {
  choices: Choices;
  quotes: Quotes;
  price: DiscountedPrice;
  /** What Pay charges; undefined while that is not known. */
  total: number | undefined;
  purchase: Purchase;
  email: string;
}

/** Who pays, the coupon, the lines of the price, and Pay with the total. */
export const ConfirmDetails = observer(function ConfirmDetails(props: Props) {
  const { quotes, email } = props;
  const { plan } = props.choices;
  const { coupon, busy, failure } = props.purchase;
  // The API checks a code against the plan where it has quotes (R4.83).
  const percentOf = async (code: string) => {
    const plan_id = hasFeature('quotes') ? plan.id : undefined;
    return (await api.call(calls.planDiscount, { body: { code, plan_id } })).discount;
  };
  const total = props.total === undefined ? '' : formatNaira(props.total);
  return (
    <Region title={words.details} titleClass={styles.subtitle} className={styles.panel}>
      <NameFields />
      <TextField label={words.email} type="email" value={email} readOnly autoComplete="email" />
      <CouponField
        purchase={props.purchase}
        percentOf={percentOf}
        gotten={strings.discountGotten}
        keptAs="plan"
      />
      <PlanPriceLines {...props} />
      <FormCheckbox
        name="save_card"
        label={strings.saveCard}
        // Our own API shows the card in the account and charges none; another one may.
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

/**
 * The lines of the price: price, discount, what is left of each paid period that ends, total, and the period.
 */
const PlanPriceLines = observer(function PlanPriceLines({ choices, quotes, price, total, purchase }: Props) {
  const { quote } = quotes;
  const shown = quote ?? price;
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
        price={formatNaira(shown.price)}
        discount={formatNaira(shown.discount)}
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
