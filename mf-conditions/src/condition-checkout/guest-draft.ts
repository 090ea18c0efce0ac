import { type FormStore, forgetCoupon, useDraft } from '@ilera/forms';
import { drafts } from '@ilera/runtime';
import { keptOfPatient } from '../patient/patient-details';
import type { CheckoutAddress } from './guest-payment';
import type { GuestDetails } from './guest-details.schema';

/** Key of the draft with a guest's details, so that a return from the payment page restores them. */
export const guestDraft = 'guest-checkout';

type Visit = Pick<CheckoutAddress, 'id' | 'date' | 'method'>;

/** Patient and consent are of one visit: another one asks for them again. */
const visitDraft = ({ id, date, method }: Visit): string => `guest-visit:${id}:${date}:${method}`;
const mailDraft = (reference: string): string => `guest-mail:${reference}`;

/** Keys of what is chosen in the booking panel of a condition, and of whom the visit is for there. */
export const bookingDrafts = (id: string) => ({ choices: `booking:${id}`, patient: `booking-for:${id}` });

/** Keeps what is filled in, for a payment that is declined. Card data is never typed on our pages. */
export function useGuestDraft(form: FormStore<GuestDetails>, visit: CheckoutAddress): void {
  useDraft(form, guestDraft, ['first_name', 'last_name', 'email', 'phone', 'save_card']);
  useDraft(form, visitDraft(visit), ['consent', 'patient_consent', ...keptOfPatient()]);
}

/** Takes whom a visit is for from the booking panel to the visit's checkout. */
export function takePatientAlong(visit: Visit, isForElse: boolean): void {
  const patient = drafts.read(bookingDrafts(visit.id).patient);
  drafts.write(visitDraft(visit), isForElse ? { ...patient, visit_for: 'else' } : {});
}

/** Keeps the address that the confirmation of a payment is sent to. */
export const keepMailOf = (reference: string, email: string): void =>
  drafts.write(mailDraft(reference), { email });

/** That address, as far as this tab knows; empty in a shared link. */
export const mailOf = (reference: string): string => String(drafts.read(mailDraft(reference)).email ?? '');

/** Removes all that was kept for a visit, once it is paid. */
export function clearGuestDraft(visit: CheckoutAddress): void {
  const { choices, patient } = bookingDrafts(visit.id);
  for (const key of [guestDraft, visitDraft(visit), mailDraft(visit.reference), choices, patient])
    drafts.clear(key);
  forgetCoupon('visit');
}
