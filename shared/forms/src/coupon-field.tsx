import { hasDiscount } from '@shared/format';
import { failureMessage, toastFailure, toasts } from '@shared/runtime';
import { Button, CheckIcon, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './coupon-field.module.css';

/** What a checkout's store knows about its coupon. */
export interface CouponStore {
  applying: boolean;
  paying: boolean;
  /** The code that counts; empty for none. */
  appliedCode: string;
  /** Answers the percentage, 100 when the code takes nothing off. Throws what the API refused with. */
  applyCoupon(code: string): Promise<number>;
}

/** Props of CouponField. */
export interface CouponFieldProps {
  store: CouponStore;
  /** What the toast says when a code takes something off. */
  gotten: (percent: number) => string;
}

/** A code and Apply. What counts is the code that was applied, not the one that stands in the field. */
export const CouponField = observer(function CouponField({ store, gotten }: CouponFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');

  const handleApply = async () => {
    if (store.applying || store.paying) return;
    const typed = code.trim();
    if (!typed) {
      setError('Type a coupon code first.');
      return;
    }
    try {
      const percent = await store.applyCoupon(typed);
      if (hasDiscount(percent)) toasts.success(gotten(percent));
      else setError('This code takes nothing off.');
    } catch (failure) {
      if (!toastFailure(failure)) setError(failureMessage(failure));
    }
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
        error={error}
        onKeyDown={handleKey}
        onChange={(event) => {
          setCode(event.target.value);
          setError('');
        }}
      />
      <Button variant="secondary" busy={store.applying} onClick={() => void handleApply()}>
        Apply
      </Button>
      {store.appliedCode && (
        <p role="status" className={styles['applied']}>
          <CheckIcon /> {store.appliedCode} is applied.
        </p>
      )}
    </div>
  );
});
