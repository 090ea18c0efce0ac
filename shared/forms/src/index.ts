/**
 * A layer over react-hook-form and yup: every form of the site uses `useYupForm`, `Form` and the fields
 * below.
 */
export { useYupForm, type YupForm } from './use-yup-form';
export { Form, type FormProps } from './form';
export {
  FormTextField,
  FormTextArea,
  FormPasswordField,
  FormSelect,
  FormPhone,
  FormCheckbox,
} from './form-fields';
export { applyServerErrors } from './server-errors';
export { useDraft, useFieldsDraft, useStateDraft } from './drafts/use-draft';
export { DraftNote } from './drafts/draft-note';
export { FormProvider, useFormContext, useWatch, Controller } from 'react-hook-form';
export * as yup from 'yup';
export { CouponField, type CouponFieldProps } from './purchase/coupon-field';
export { CheckoutBar, type PriceLine, PriceLines, SecurePaymentNote } from './purchase/price-lines';
export { CouponStore } from './purchase/coupon.store';
export { PaymentStartStore } from './purchase/payment-start.store';
export { callingCountries, homePrefix, prefixOptions } from './phone/calling-codes';
export { CityChoiceStore } from './places/city-choice.store';
export { FormPlaceSelect, PlaceSelect } from './places/place-select';
export { type PlaceOption, PlacesStore } from './places/places.store';
export { nigerianPhone } from '@shared/format';
export { FreeTimes } from './times/free-times';
export { TimeField } from './times/time-field';
