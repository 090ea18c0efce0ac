import { type FormStore, useDraft } from '@ilera/forms';
import { drafts } from '@ilera/runtime';
import { bookingDrafts, patientDraftFields, type Visit, visitDraft } from '../patient/patient-details';
import type { GuestDetails } from './guest-details.schema';

/** Key of the draft of a guest's details, restored after the payment page. */
export const guestDraft = 'guest-checkout';

/** Key of the draft of the applied coupon code. */
export const couponDraft = 'coupon:visit';

const mailDraft = (reference: string): string => `guest-mail:${reference}`;

/** Keeps the form's values in case a payment is declined. Card data is never typed on our pages. */
export function useGuestDraft(form: FormStore<GuestDetails>, visit: Visit): void {
  useDraft(form, guestDraft, ['first_name', 'last_name', 'email', 'phone', 'save_card']);
  useDraft(form, visitDraft(visit), ['consent', 'patient_consent', ...patientDraftFields()]);
}

/** Keeps the address that the payment's confirmation is sent to. */
export const keepMailOf = (reference: string, email: string): void =>
  drafts.write(mailDraft(reference), { email });

/** The kept address of the payment's confirmation; empty in a shared link or another tab. */
export const mailOf = (reference: string): string =>
  (drafts.read(mailDraft(reference)).email as string | undefined) ?? '';

/**
 * Removes all drafts of a paid visit.
 * @param reference names the payment
 */
export function clearGuestDraft(visit: Visit, reference: string): void {
  const { choices, patient } = bookingDrafts(visit.id);
  for (const key of [guestDraft, visitDraft(visit), mailDraft(reference), choices, patient, couponDraft])
    drafts.clear(key);
}
