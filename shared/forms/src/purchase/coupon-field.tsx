import { hasDiscount } from '@shared/format';
import { failureMessage, firstError, toastFailure, toasts, visitStorage } from '@shared/runtime';
import { Button, CheckIcon, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CouponStore } from './coupon.store';
import styles from './coupon-field.module.css';

/** Props of CouponField. */
export interface CouponFieldProps {
  coupon: CouponStore;
  /** While a payment is being started no code can be applied. */
  paying: boolean;
  /** What the toast says when a code takes something off. */
  gotten: (percent: number) => string;
  /**
   * Under which name this visit keeps the applied code, so that coming back from the payment page loses
   * nothing.
   */
  keptAs: string;
}

/** A code and Apply. What counts is the code that was applied, not the one that stands in the field (R4.83). */
export const CouponField = observer(function CouponField({
  coupon,
  paying,
  gotten,
  keptAs,
}: CouponFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const key = `coupon:${keptAs}`;
  const { code: appliedCode, failure } = coupon;

  const applyKept = useEffectEvent(async () => {
    const kept = visitStorage.get(key);
    if (!kept || appliedCode) return;
    // It may have been used up since: then the price without it is the price, and nobody asked for the code now.
    const percent = await coupon.apply(kept).catch(() => undefined);
    if (percent === undefined || !hasDiscount(percent)) visitStorage.remove(key);
  });
  useEffect(() => void applyKept(), []);
  useEffect(() => {
    if (failure) visitStorage.remove(key);
  }, [failure, key]);

  const handleApply = async () => {
    if (coupon.applying || paying) return;
    const typed = code.trim();
    if (!typed) {
      setError('Type a coupon code first.');
      return;
    }
    try {
      const percent = await coupon.apply(typed);
      if (hasDiscount(percent)) {
        visitStorage.set(key, typed);
        toasts.success(gotten(percent));
      } else setError('This code takes nothing off.');
    } catch (refusal) {
      // The toast goes after two seconds; the line stays beside the field.
      toastFailure(refusal);
      setError(firstError(refusal) ?? failureMessage(refusal));
    }
  };
  const handleRemove = () => {
    coupon.remove();
    visitStorage.remove(key);
    setCode('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter here means this code, not the payment of the form around it.
    event.preventDefault();
    void handleApply();
  };

  return (
    <div className={styles.coupon}>
      <TextField
        label="Coupon code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error || failure || undefined}
        onKeyDown={handleKey}
        onChange={(event) => {
          setCode(event.target.value);
          setError('');
        }}
      />
      <Button variant="secondary" busy={coupon.applying} onClick={() => void handleApply()}>
        Apply
      </Button>
      {appliedCode && (
        <div className={styles.applied}>
          <p role="status">
            <CheckIcon /> {appliedCode} is applied.
          </p>
          <Button variant="quiet" size="small" aria-label={`Remove ${appliedCode}`} onClick={handleRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
});
