import { hasDiscount } from '@ilera/format';
import { drafts, failureMessage, firstError, toastFailure, toasts, tabStorage } from '@ilera/runtime';
import { Button, CheckIcon, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDraftOwner } from '../drafts/use-draft-owner';
import styles from './coupon-field.module.css';
import type { Purchase } from './purchase';

interface Props {
  purchase: Purchase;
  /** Requests a code's percentage. */
  percentOf: (code: string) => Promise<number>;
  /** The toast for a code that takes something off. */
  gotten: (percent: number) => string;
  /**
   * Key under which this tab stores the applied code, so that a return from the payment page restores it.
   */
  keptAs: string;
}

/** A kept code is of who applied it: the next person in this tab has it not. */
const keyOf = (keptAs: string, owner: string | null): string => `coupon:${keptAs}:${owner}`;

/** Removes the kept code of a purchase, once it is paid. */
export const forgetCoupon = (keptAs: string): void => tabStorage.remove(keyOf(keptAs, drafts.ownerNow()));

/** A code and Apply. The applied code counts, not the text of the field (R4.83). */
export const CouponField = observer(function CouponField({ purchase, percentOf, gotten, keptAs }: Props) {
  const { coupon, busy } = purchase;
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const owner = useDraftOwner();
  const key = keyOf(keptAs, owner);
  const { code: appliedCode, failure } = coupon;

  const applyKept = useEffectEvent(async () => {
    const kept = tabStorage.get(key);
    if (!kept || appliedCode) return;
    // A stored code may be used up by now; the price is then shown without it, and without an error.
    const percent = await coupon.apply(kept, percentOf).catch(() => undefined);
    if (percent === undefined || !hasDiscount(percent)) tabStorage.remove(key);
  });
  useEffect(() => {
    if (owner !== null) void applyKept();
  }, [owner]);
  useEffect(() => {
    if (failure) tabStorage.remove(key);
  }, [failure, key]);

  const handleApply = async () => {
    if (coupon.applying || busy) return;
    const typed = code.trim();
    if (!typed) {
      setError('Type a coupon code first.');
      return;
    }
    try {
      const percent = await coupon.apply(typed, percentOf);
      if (hasDiscount(percent)) {
        tabStorage.set(key, typed);
        toasts.success(gotten(percent));
      } else setError('This code takes nothing off.');
    } catch (refusal) {
      // The toast goes after two seconds; the message beside the field stays.
      toastFailure(refusal);
      setError(firstError(refusal) ?? failureMessage(refusal));
    }
  };
  const handleRemove = () => {
    coupon.remove();
    tabStorage.remove(key);
    setCode('');
    setError('');
    // The pressed button goes.
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter here applies the code, and does not submit the form around it.
    event.preventDefault();
    void handleApply();
  };

  return (
    <div className={styles.coupon}>
      <TextField
        ref={field}
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
            <CheckIcon />
            <span>
              <span translate="no">{appliedCode}</span> is applied.
            </span>
          </p>
          <Button variant="quiet" size="small" aria-label={`Remove ${appliedCode}`} onClick={handleRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
});
