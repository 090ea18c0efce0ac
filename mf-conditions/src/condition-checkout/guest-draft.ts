import { type FormStore, forgetCoupon, useDraft } from '@ilera/forms';
import { drafts } from '@ilera/runtime';
import { bookingDrafts, keptOfPatient, visitDraft } from '../patient/patient-details';
import type { CheckoutAddress } from './guest-payment';
import type { GuestDetails } from './guest-details.schema';

/** Key of the draft with a guest's details, so that a return from the payment page restores them. */
export const guestDraft = 'guest-checkout';

const mailDraft = (reference: string): string => `guest-mail:${reference}`;

/** Keeps what is filled in, for a payment that is declined. Card data is never typed on our pages. */
export function useGuestDraft(form: FormStore<GuestDetails>, visit: CheckoutAddress): void {
  useDraft(form, guestDraft, ['first_name', 'last_name', 'email', 'phone', 'save_card']);
  useDraft(form, visitDraft(visit), ['consent', 'patient_consent', ...keptOfPatient()]);
}

/** Keeps the address that the confirmation of a payment is sent to. */
export const keepMailOf = (reference: string, email: string): void =>
  drafts.write(mailDraft(reference), { email });

/** That address, as far as this tab knows; empty in a shared link. */
export const mailOf = (reference: string): string =>
  (drafts.read(mailDraft(reference)).email as string | undefined) ?? '';

/** Removes all that was kept for a visit, once it is paid. */
export function clearGuestDraft(visit: CheckoutAddress): void {
  const { choices, patient } = bookingDrafts(visit.id);
  for (const key of [guestDraft, visitDraft(visit), mailDraft(visit.reference), choices, patient])
    drafts.clear(key);
  forgetCoupon('visit');
}
