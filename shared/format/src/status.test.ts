/** @jest-environment node */
import { visitStatus, cardBrand, paymentStatus } from './status';

it.each([
  ['processing', 'Pending', 'Pending'],
  ['success', 'Completed', 'Paid'],
  ['failed', 'Cancelled', 'Cancelled'],
  ['Success', 'Cancelled', 'Cancelled'],
  [null, 'Cancelled', 'Cancelled'],
])('shows %p as %s for an appointment and %s for a payment (R4.51)', (status, appointment, payment) => {
  expect(visitStatus(status).label).toBe(appointment);
  expect(paymentStatus(status).label).toBe(payment);
});

it.each([
  ['visa ', 'visa'],
  ['Verve', 'visa'],
  ['mastercard', 'mastercard'],
  ['amex', 'mastercard'],
  [null, 'mastercard'],
])('shows for the card %p the brand %s (R4.51)', (type, brand) => {
  expect(cardBrand(type)).toBe(brand);
});
