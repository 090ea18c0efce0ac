import { hasDiscount, withoutInvisible } from '@ilera/format';
import { failureText, HttpError, toastFailure, toasts } from '@ilera/runtime';
import { Button, CheckIcon, isComposing, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDraft } from '../drafts/use-draft';
import styles from './coupon-field.module.css';
import type { Purchase } from './purchase';

interface Props {
  purchase: Purchase;
  /** Requests a coupon's percentage. */
  percentOf: (code: string) => Promise<number>;
  /** The toast for a coupon that lowers the price. */
  gotten: (percent: number) => string;
  /** Key of the draft of the applied code, which a return from the payment page restores. */
  draftKey: string;
}

/** A field for a coupon code, with Apply. The applied code counts, not the field's text (R4.83). */
export const CouponField = observer(function CouponField({ purchase, percentOf, gotten, draftKey }: Props) {
  const { coupon, busy } = purchase;
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { code: appliedCode, failure } = coupon;
  const applyStored = async (kept: string) => {
    try {
      await coupon.apply(kept, percentOf);
    } catch (refusal) {
      // A stored code may be used up by now: the price is shown without it, so the field says why.
      if (!field.current?.value) {
        setCode(kept);
        setError(failureText(refusal));
      }
      // Without a word about the code, as after a lost answer or an ended session, a reload tries again.
      if (!(refusal instanceof HttpError && [400, 404, 409, 422].includes(refusal.status))) return;
    }
    if (!coupon.code) forgetDraft();
  };
  const restore = (draft: { code?: string }) => {
    if (draft.code) void applyStored(draft.code);
  };
  const stored = { values: { code: appliedCode }, defaultValues: { code: '' }, restore };
  const forgetDraft = useDraft(stored, draftKey);

  const handleApply = async () => {
    if (coupon.applying || busy) return;
    const typedCode = withoutInvisible(code).trim();
    if (!typedCode) {
      setError('Type a coupon code first.');
      return;
    }
    try {
      const percent = await coupon.apply(typedCode, percentOf);
      if (hasDiscount(percent)) toasts.success(gotten(percent));
      else setError('This code takes nothing off.');
    } catch (failedRequest) {
      // The toast disappears after two seconds; the message beside the field stays.
      toastFailure(failedRequest);
      setError(failureText(failedRequest));
    }
  };
  const handleRemove = () => {
    coupon.remove();
    setCode('');
    setError('');
    // The pressed Remove button disappears, and the focus with it.
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Enter applies the code, without submitting the surrounding form.
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
