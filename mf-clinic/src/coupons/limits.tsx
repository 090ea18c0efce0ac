import { FormTextField } from '@shared/forms';
import { words } from './coupons.words';

/** Until when, and how often. */
export const Limits = () => (
  <>
    <FormTextField name="last_day" label={words.lastDay} hint={words.lastDayHint} type="date" />
    <FormTextField
      name="max_uses"
      label={words.maxUses}
      hint={words.maxUsesHint}
      inputMode="numeric"
      autoComplete="off"
    />
  </>
);
