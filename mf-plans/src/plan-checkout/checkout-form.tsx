import { Form } from '@ilera/forms';
import { CheckList, Reveal, Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { PlanOffer } from '../plans/plan';
import { ConfirmDetails } from './confirm-details';
import { CoverChoice, WithoutPlace } from './cover-choice';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import { SubscriptionChoices } from './subscription-choices';
import { usePlanCheckout } from './use-plan-checkout';

interface Props {
  /** The plan with which the page opened. */
  offer: PlanOffer;
  packages: readonly PlanOffer[];
  /** Id of the plan in the path. */
  pathId: string;
}

/** Choices on the left, details and Pay on the right, the plan's benefits below. */
export const CheckoutForm = observer(function CheckoutForm({ offer, packages, pathId }: Props) {
  const checkout = usePlanCheckout(offer, packages, pathId);
  const { choices, quotes } = checkout;
  const { plan, people } = choices;
  return (
    <Form form={checkout.form} onSubmit={checkout.handlePay} label={words.form} className={styles.columns}>
      <SubscriptionChoices choices={choices} price={checkout.price.price}>
        <CoverChoice checkout={checkout} />
        {quotes.last && <WithoutPlace quote={quotes.last} plan={plan} people={people} />}
      </SubscriptionChoices>
      <ConfirmDetails checkout={checkout} />
      {plan.benefits.length > 0 && (
        <Reveal duration={1000}>
          <Region title={words.included} titleClass={styles.subtitle} className={styles.included}>
            <CheckList items={plan.benefits} />
          </Region>
        </Reveal>
      )}
    </Form>
  );
});
