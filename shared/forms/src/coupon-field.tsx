import { hasDiscount } from '@shared/format';
import { failureMessage, firstError, toastFailure, toasts, visitStorage } from '@shared/runtime';
import { Button, CheckIcon, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './coupon-field.module.css';

/** What a checkout's store knows about its coupon. */
export interface CouponStore {
  applying: boolean;
  paying: boolean;
  /** The code that counts; empty for none. */
  appliedCode: string;
  /** Why Pay was refused for the code, which counts no longer; empty otherwise. */
  couponFailure: string;
  /** Answers the percentage, 100 when the code takes nothing off. Throws what the API refused with. */
  applyCoupon(code: string): Promise<number>;
  /** Gives the code up. */
  removeCoupon(): void;
}

/** Props of CouponField. */
export interface CouponFieldProps {
  store: CouponStore;
  /** What the toast says when a code takes something off. */
  gotten: (percent: number) => string;
  /** Under which name this visit keeps the applied code, so that coming back from the payment page loses nothing. */
  keptAs: string;
}

/** A code and Apply. What counts is the code that was applied, not the one that stands in the field (R4.83). */
export const CouponField = observer(function CouponField({ store, gotten, keptAs }: CouponFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const key = `coupon:${keptAs}`;
  const { appliedCode, couponFailure } = store;

  const applyKept = useEffectEvent(async () => {
    const kept = visitStorage.get(key);
    if (!kept || appliedCode) return;
    // It may have been used up since: then the price without it is the price, and nobody asked for the code now.
    const percent = await store.applyCoupon(kept).catch(() => undefined);
    if (percent === undefined || !hasDiscount(percent)) visitStorage.remove(key);
  });
  useEffect(() => void applyKept(), []);
  useEffect(() => {
    if (couponFailure) visitStorage.remove(key);
  }, [couponFailure, key]);

  const handleApply = async () => {
    if (store.applying || store.paying) return;
    const typed = code.trim();
    if (!typed) {
      setError('Type a coupon code first.');
      return;
    }
    try {
      const percent = await store.applyCoupon(typed);
      if (hasDiscount(percent)) {
        visitStorage.set(key, typed);
        toasts.success(gotten(percent));
      } else setError('This code takes nothing off.');
    } catch (failure) {
      // The toast goes after two seconds; the line stays beside the field.
      toastFailure(failure);
      setError(firstError(failure) ?? failureMessage(failure));
    }
  };
  const handleRemove = () => {
    store.removeCoupon();
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
    <div className={styles['coupon']}>
      <TextField
        label="Coupon code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error || couponFailure || undefined}
        onKeyDown={handleKey}
        onChange={(event) => {
          setCode(event.target.value);
          setError('');
        }}
      />
      <Button variant="secondary" busy={store.applying} onClick={() => void handleApply()}>
        Apply
      </Button>
      {appliedCode && (
        <div className={styles['applied']}>
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
