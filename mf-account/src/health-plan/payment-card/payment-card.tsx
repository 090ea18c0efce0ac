import type { User } from '@shared/contracts/api';
import { cardBrand } from '@shared/format';
import { hasFeature, modals } from '@shared/runtime';
import { Button, MastercardIcon, Panel, VisaIcon } from '@shared/ui';
import { words as common } from '../../components/components.words';
import styles from './payment-card.module.css';
import { words } from './payment-card.words';
import { usePaymentCardUpdate } from './use-payment-card-update';

/** The saved card, of which only the last four digits are known here, and its replacement. */
export function PaymentCard({ user }: { user: User }) {
  const { card } = user;
  // The browser stores no card (`StoredUser`): of a profile that did not arrive it is not known whether there is one.
  const isKnown = !('stored_at' in user);
  const { busy, start } = usePaymentCardUpdate();
  const reference = hasFeature('receipts') && card?.payment_reference;
  const CardBrandIcon = cardBrand(card?.type) === 'visa' ? VisaIcon : MastercardIcon;
  return (
    <Panel
      title={words.heading}
      className={styles.panel}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={() => void start()}>
          {words.update}
        </Button>
      }
    >
      {card ? (
        <div className={styles.card}>
          <CardBrandIcon />
          <p>
            <span className={styles.number} translate="no">{`**** **** **** ${card.last_4digits}`}</span>
            <span className={styles.expiry}>{words.expires(card.expiry)}</span>
          </p>
          {reference && (
            <Button variant="quiet" size="small" onClick={() => modals.open('receipt', { reference })}>
              {common.receipt}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.none}>{isKnown && words.none}</p>
      )}
    </Panel>
  );
}
