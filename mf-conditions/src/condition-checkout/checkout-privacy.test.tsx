import { externalNavigation, runtimeConfig } from '@shared/runtime';
import { fakeApi, renderPage, resetRuntime } from '@shared/testing';
import type { FakeApi } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@shared/testing/axe';
import ConditionCheckoutPage from './condition-checkout.page';

const query = 'date=3-14-2036+09%3A30+am&method=video';
const payment = 'https://checkout.paystack.com/abc';
let server: FakeApi;
let left: jest.SpyInstance;

beforeEach(() => {
  resetRuntime();
  runtimeConfig.redirectHosts = ['checkout.paystack.com'];
  left = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  server = fakeApi();
  server.data('GET condition/3', { id: 3, title: 'Malaria' });
  server.data('GET individual/guest_profile', { message_price: '999', video_price: 1999 });
  server.data('POST individual/get_condition_discount', { discount: '10' });
  server.data('POST condition/payment/:id', { authorization_url: payment });
});
afterEach(() => left.mockRestore());

const setUp = (at = `/conditioncheckout/3?${query}`) =>
  renderPage(<ConditionCheckoutPage />, { at, path: '/conditioncheckout/:id', history: ['/condition/3'] });
type Page = ReturnType<typeof setUp>;
const pay = () => screen.getByRole('button', { name: 'Pay' });
const paid = () => server.requests('POST condition/payment/:id');
async function ready() {
  await screen.findByText('Malaria');
  await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'));
}
async function fill({ user }: Page, email = 'ada.obi@example.com') {
  await user.type(screen.getByLabelText('First Name'), '  Ada ');
  await user.type(screen.getByLabelText('Last Name'), 'Obi ');
  await user.type(screen.getByLabelText('Email'), email);
}
it('takes the words out of the address, and has them again after a payment page', async () => {
  const page = setUp(`/conditioncheckout/custom?${query}&text=My+knee`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
  await waitFor(() => expect(page.address.current).toBe(`/conditioncheckout/custom?${query}`));
  page.unmount();
  setUp(`/conditioncheckout/custom?${query}`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
});

it('with our own API asks for consent, and sends it', async () => {
  runtimeConfig.features = ['privacy'];
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(pay());
  expect(await screen.findByText('We need your agreement to pass your words to a doctor')).toBeVisible();
  expect(paid()).toHaveLength(0);
  await page.user.click(screen.getByLabelText(/^I agree that my doctor/));
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ consent: true }));
});

it('keeps consent and choices for this visit after a payment that was declined, and asks again for another', async () => {
  runtimeConfig.features = ['privacy'];
  const consent = () => screen.getByLabelText(/^I agree that my doctor/);
  const first = setUp();
  await ready();
  await fill(first);
  await first.user.click(consent());
  await first.user.click(screen.getByLabelText('Save card details'));
  await first.user.click(pay());
  await waitFor(() => expect(left).toHaveBeenCalled());
  first.unmount();
  const second = setUp();
  await ready();
  await waitFor(() => expect(consent()).toBeChecked());
  expect(screen.getByLabelText('Save card details')).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
  second.unmount();
  const other = setUp('/conditioncheckout/3?date=3-15-2036+09%3A30+am&method=video');
  await ready();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com'));
  expect(consent()).not.toBeChecked();
  other.unmount();

  // Once it is paid, nothing is left.
  server.data('GET condition/payment/status/PAY-1', {
    reference: 'PAY-1',
    status: 'success',
    reason: null,
    title: 'Malaria',
    date: '3-14-2036 09:30 am',
    method: 'video',
    amount: 1999,
  });
  const paidPage = setUp(`/conditioncheckout/3?${query}&reference=PAY-1`);
  await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
  paidPage.unmount();
  setUp();
  await ready();
  expect(consent()).not.toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

// R4.10
it('with our own API says that a guest’s card is not saved (R4.10)', async () => {
  runtimeConfig.features = ['privacy'];
  setUp();
  await ready();
  expect(screen.getByLabelText('Save card details')).toHaveAccessibleDescription(
    'Only accounts keep a card. As a guest nothing is saved, and you enter it again next time.',
  );
});

// R4.99
it('with our own API takes a phone number as people write it, or none', async () => {
  runtimeConfig.features = ['guest-phone'];
  const page = setUp();
  await ready();
  await fill(page);
  const phone = screen.getByLabelText('Phone number');
  await page.user.type(phone, '80312');
  await page.user.click(pay());
  expect(await screen.findByText('A phone number is 0 and ten digits.')).toBeVisible();
  expect(paid()).toHaveLength(0);
  await page.user.clear(phone);
  await page.user.type(phone, '+234 803 123 4567');
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ phone: '08031234567' }));
  page.unmount();
  const next = setUp();
  await ready();
  await waitFor(() => expect(screen.getByLabelText('Phone number')).not.toHaveValue(''));
  await next.user.clear(screen.getByLabelText('Phone number'));
  await next.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(2));
  expect(paid()[1]?.body).not.toHaveProperty('phone');
});

it('with a foreign API neither asks for consent nor sends one', async () => {
  runtimeConfig.features = [];
  const page = setUp();
  await ready();
  await fill(page);
  expect(screen.queryByLabelText(/^I agree that/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Save card details')).not.toHaveAccessibleDescription();
  await page.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(paid()[0]?.body).not.toHaveProperty('consent');
  expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
  expect(paid()[0]?.body).not.toHaveProperty('phone');
});
