import {
  bookingInstant,
  type DiscountedPrice,
  formatBookingDate,
  formatNaira,
  methodWords,
  zoneName,
} from '@ilera/format';
import { CouponField, FormCheckbox, PriceLines, SecurePaymentNote, type Purchase } from '@ilera/forms';
import { hasFeature, Link } from '@ilera/runtime';
import { Button, CheckList, ErrorLine, OwnTime, Skeleton, TimeIcon, VisuallyHidden, Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import { couponDraft } from './guest-draft';
import { type CheckoutAddress, percentFor } from './guest-payment';
import styles from './checkout.module.css';
import { words } from './checkout.words';

interface Props {
  visit: CheckoutAddress;
  price: DiscountedPrice | undefined;
  purchase: Purchase;
  ready: boolean;
}

/** The coupon, the three price lines, and Pay. */
export const OrderSummary = observer(function OrderSummary({ visit, price, purchase, ready }: Props) {
  const { coupon, busy } = purchase;
  const amount = (value: number | undefined) =>
    value === undefined ? <Skeleton width="4rem" /> : <span translate="no">{formatNaira(value)}</span>;
  return (
    <div className={styles.side}>
      <Region title={words.summary} titleClass={styles.subtitle} className={styles.summary}>
        <CouponField
          purchase={purchase}
          percentOf={percentFor(visit)}
          gotten={strings.discountGotten}
          draftKey={couponDraft}
        />
        <PriceLines price={amount(price?.price)} discount={amount(price?.discount)} coupon={coupon} />
        <FormCheckbox
          name="save_card"
          label={words.saveCard}
          // This repository's API keeps cards in accounts; another API may keep a guest's card.
          hint={hasFeature('privacy') ? words.saveCardHint : undefined}
        />
        <SecurePaymentNote />
      </Region>
      <div className={styles.payBar}>
        <dl className={styles.total}>
          <div>
            <dt>{words.total}</dt>
            <dd>{amount(price?.total)}</dd>
          </div>
        </dl>
        <ErrorLine className={styles.failure}>{purchase.failure}</ErrorLine>
        <Button type="submit" size="large" block busy={busy} inactive={!ready || coupon.applying}>
          {words.pay}
        </Button>
      </div>
    </div>
  );
});

/** The visit's time and method, and what the price includes. */
export function VisitDetails({ visit, changeAt }: { visit: CheckoutAddress; changeAt: string }) {
  return (
    <section className={styles.visit} aria-labelledby="visit-gains">
      {visit.date && (
        <p className={styles.when}>
          <TimeIcon />
          <span>
            <strong>{formatBookingDate(visit.date)}</strong>
            <br />
            <span>{`${zoneName}, ${methodWords(visit.method)}`}</span>
            <OwnTime at={bookingInstant(visit.date)} />
          </span>
          <Link to={changeAt} className={styles.change}>
            {words.change}
            <VisuallyHidden> {words.changeWhat}</VisuallyHidden>
          </Link>
        </p>
      )}
      <h2 id="visit-gains" className={styles.subtitle}>
        {words.gainsHeading}
      </h2>
      <CheckList items={words.gains} />
    </section>
  );
}
