import { type FormStore, useDraft } from '@ilera/forms';
import { drafts } from '@ilera/runtime';
import { keptOfPatient } from '../patient/patient-details';
import type { CheckoutAddress } from './guest-payment';
import type { GuestDetails } from './guest-details.schema';

/** Key of the draft with a guest's details, so that a return from the payment page restores them. */
const draftKey = 'guest-checkout';

/** The consent is for one visit: another one asks for it again. */
const consentKey = ({ id, date, method }: CheckoutAddress): string => `guest-consent:${id}:${date}:${method}`;

/** Keeps what is filled in, for a payment that is declined. Card data is never typed on our pages. */
export function useGuestDraft(form: FormStore<GuestDetails>, visit: CheckoutAddress): void {
  useDraft(form, draftKey, ['first_name', 'last_name', 'email', 'phone', 'save_card', ...keptOfPatient()]);
  useDraft(form, consentKey(visit), ['consent', 'patient_consent']);
}

/** Removes it, once the visit is paid. */
export function clearGuestDraft(visit: CheckoutAddress): void {
  drafts.clear(draftKey);
  drafts.clear(consentKey(visit));
}

/** The address that the confirmation is sent to, as far as this tab knows; empty in a shared link. */
export const draftedEmail = (): string => String(drafts.read(draftKey).email ?? '');
