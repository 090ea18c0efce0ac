import { type Frequency, frequencyWords } from '@ilera/format';
import { BoldText, Button, CheckIcon, Price, VisuallyHidden } from '@ilera/ui';
import type { PlanOffer } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import { compareBenefits } from './compare-benefits';
import { useId } from 'react';
import { words } from './health-plans.words';
import styles from './plan-comparison.module.css';

interface Props {
  plans: PlanOffer[];
  frequency: Frequency;
  onBuy: (planId: string | number, people: number) => void;
}

/** The plans of a type side by side. On phones the table scrolls sideways under a fixed first column. */
export function PlanComparison({ plans, frequency, onBuy }: Props) {
  const id = useId();
  const counted = plans.find((plan) => plan.type !== 'individual');
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
    <div className={styles.scroll} role="region" aria-label={words.comparison} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.benefit}</th>
            {plans.map((plan) => (
              <th key={plan.id} id={`${id}-${plan.id}`} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {counted
                ? words.priceOf(planWords.one[counted.type], frequencyWords[frequency].every)
                : words.price(frequencyWords[frequency].every)}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={styles.price}>
                <Price amount={plan.prices[frequency]} />
              </td>
            ))}
          </tr>
          {compareBenefits(plans).map(({ benefit, values }) => (
            <tr key={benefit}>
              <th scope="row">
                <BoldText text={benefit} />
              </th>
              {values.map((value, index) => (
                <td key={plans[index]?.id}>
                  {typeof value === 'string' ? (
                    <BoldText text={value} />
                  ) : (
                    <>
                      {value ? <CheckIcon className={styles.yes} /> : <span aria-hidden="true">–</span>}
                      <VisuallyHidden>{value ? words.included : words.notIncluded}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <VisuallyHidden>{words.buyRow}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <td key={plan.id}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-describedby={`${id}-${plan.id}`}
                  onClick={() => onBuy(plan.id, plan.minimum)}
                >
                  {words.buy}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
