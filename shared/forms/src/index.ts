/** Forms with MobX and yup: a form with rules uses `useYupForm`, `Form` and the fields below. */
export { FormContext, useFormContext } from './form-context';
export { asEmail, type SchemaLoader } from './form-schema';
export { FormStore } from './form.store';
export { focusFirstInvalid } from './first-invalid';
export { Form, useYupForm } from './form';
export { useFormField } from './use-form-field';
export { FormDisclosure } from './form-disclosure';
export { LeaveButton, SubmitButton } from './form-actions';
export {
  EmailField,
  FormCheckbox,
  FormPasswordField,
  FormPhone,
  FormSelect,
  FormTextArea,
  FormTextField,
} from './form-fields';
export { NameFields } from './name-fields';
export { repeatableFailure } from './repeatable-failure';
export { showFailure } from './show-failure';
export { useDraft, useUnloadWarning } from './drafts/use-draft';
export { DraftNote } from './drafts/draft-note';
export * as yup from 'yup';
export { CouponField } from './purchase/coupon-field';
export { CheckoutBar } from './purchase/checkout-bar';
export { type PriceLine, PriceLines, SecurePaymentNote } from './purchase/price-lines';
export type { CouponStore } from './purchase/coupon.store';
export { plansOfType } from './purchase/plans-of-type';
export { untilBack } from './purchase/until-back';
export { openPaymentPage, type Purchase, usePaymentPage, usePurchase } from './purchase/purchase';
export {
  type PaymentPhase,
  paymentReference,
  usePaymentResult,
  withoutPayment,
} from './purchase/payment-result';
export { callingCountries, homePrefix, prefixOptions } from './phone/calling-codes';
export { FormPlaceSelect } from './places/form-place-select';
export { PlaceSelect } from './places/place-select';
export { type PlaceOption, placeOptions, placeSources } from './places/places';
export { useCityChoice } from './places/use-city-choice';
export { FreeTimes } from './times/free-times';
export { MoveForm } from './times/move-form';
export { TimeField } from './times/time-field';
