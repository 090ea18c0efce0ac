import { runtimeConfig, toasts } from '@ilera/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, pay, payment, prepareCheckout, query, ready, setUp } from './testing/checkout';

const checkout = prepareCheckout();
type Page = ReturnType<typeof setUp>;
const paid = () => checkout.server.requests('POST condition/payment/:id');
const amountOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
async function applyCoupon({ user }: Page, code: string) {
  const field = screen.getByLabelText('Coupon code');
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

it('shows what is bought, when, what is gained and for how much', async () => {
  setUp();
  await ready();
  expect(screen.getByText('Friday 14 March 2036, 9:30 AM')).toBeVisible();
  for (const gain of [
    'Medical history review',
    'Symptoms assessment',
    'Medical prescription',
    'Self-care strategies recommendations',
    'Referral for expert care where applicable',
  ])
    expect(screen.getByText(gain)).toBeVisible();
  expect(amountOf('Price')).toHaveTextContent('N1,999');
  expect(amountOf('Discount')).toHaveTextContent('N0');
  expect(amountOf('Total')).toHaveTextContent('N1,999');
});

it.each([['message'], ['phone'], ['']])('asks the message price for the method “%s”', async (method) => {
  setUp(`/conditioncheckout/3?date=x&method=${method}`);
  await ready();
  expect(amountOf('Total')).toHaveTextContent('N999');
});

it('goes back', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByText('at /condition/3')).toBeVisible();
});

it('pays with exactly the keys of the contract, then leaves for the payment page', async () => {
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(screen.getByLabelText('Save card details'));
  await page.user.click(pay());
  await waitFor(() => expect(checkout.left).toHaveBeenCalledWith(payment));
  expect(toasts.current).toMatchObject({ type: 'success', message: 'Redirecting to payment page...' });
  expect(paid()).toHaveLength(1);
  expect(paid()[0]).toMatchObject({
    path: 'condition/payment/3',
    body: {
      date: '3-14-2036 09:30 am',
      method: 'video',
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada.obi@example.com',
      currency: 'NGN',
      redirect_url: `http://localhost/conditioncheckout/3?${query}`,
      save_card: true,
      description: 'Payment for Malaria condition',
    },
  });
  expect(paid()[0]?.body).not.toHaveProperty('couponcode');
});

it('pays for a condition in the person’s own words, without fetching one', async () => {
  const page = setUp(`/conditioncheckout/custom?${query}&text=My+knee`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
  await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'));
  expect(checkout.server.requests('GET condition/:id')).toEqual([]);
  await fill(page);
  await page.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(paid()[0]).toMatchObject({
    path: 'condition/payment/custom',
    body: {
      description: 'My Condition: My knee',
      redirect_url: `http://localhost/conditioncheckout/custom?${query}`,
    },
  });
  expect(checkout.server.requests('GET condition/:id')).toHaveLength(0);
});

it('sends nothing while a field is wrong; each message goes when its field is edited', async () => {
  const { user } = setUp();
  await ready();
  await user.click(pay());
  expect(await screen.findByText('Your first name is required')).toBeVisible();
  expect(screen.getByText('Your last name is required')).toBeVisible();
  expect(screen.getByText('Your email is required')).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  await user.type(screen.getByLabelText('First Name'), 'A');
  expect(screen.queryByText('Your first name is required')).not.toBeInTheDocument();
  expect(screen.getByText('Your last name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'abc');
  await user.click(pay());
  expect(await screen.findByText('This is not a valid email.')).toBeVisible();
  expect(paid()).toHaveLength(0);
});

it('never pays twice for a double press, and stays busy until the browser has left', async () => {
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.dblClick(pay());
  await waitFor(() => expect(checkout.left).toHaveBeenCalled());
  await page.user.click(pay());
  expect(paid()).toHaveLength(1);
  expect(pay()).toHaveAttribute('aria-busy', 'true');
});

it('is live again when the browser brings it back', async () => {
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(pay());
  await waitFor(() => expect(checkout.left).toHaveBeenCalled());
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(pay()).not.toHaveAttribute('aria-busy');
  expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
});

it('keeps what was typed for a visit that loads the page again', async () => {
  const page = setUp();
  await ready();
  await fill(page);
  page.unmount();
  setUp();
  expect(await screen.findByLabelText('Email')).toHaveValue('ada.obi@example.com');
});

it.each([['https://evil.example/pay'], ['javascript:alert(1)'], [''], [null], [undefined]])(
  'does not follow %p',
  async (address) => {
    checkout.server.data('POST condition/payment/:id', { authorization_url: address });
    const page = setUp();
    await ready();
    await fill(page);
    await page.user.click(pay());
    await waitFor(() => expect(toasts.current?.type).toBe('error'));
    expect(checkout.left).not.toHaveBeenCalled();
    expect(pay()).not.toHaveAttribute('aria-busy');
  },
);

describe('a coupon', () => {
  it('is asked for as form data, lowers the total, and is sent with the payment', async () => {
    const page = setUp();
    await ready();
    await applyCoupon(page, ' TEN ');
    await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N1,799.10'));
    expect(toasts.current).toMatchObject({
      type: 'success',
      message: 'Gotten 10% discount for this condition payment',
    });
    const form = checkout.server.requests('POST individual/get_condition_discount')[0]?.body as FormData;
    expect(Object.fromEntries(form)).toEqual({ code: 'TEN', condition_id: '3' });
    expect(amountOf('Discount')).toHaveTextContent('10% −N199.90');
    await page.user.type(screen.getByLabelText('Coupon code'), 'X');
    await fill(page);
    await page.user.click(pay());
    await waitFor(() => expect(paid()[0]?.body).toMatchObject({ couponcode: 'TEN' }));
  });

  it('is asked for with the method that it is for, where the API prices it', async () => {
    runtimeConfig.features = ['quotes'];
    const page = setUp();
    await ready();
    await applyCoupon(page, 'TEN');
    const form = checkout.server.requests('POST individual/get_condition_discount')[0]?.body as FormData;
    expect(form.get('method')).toBe('video');
  });

  it('of 100 percent means none', async () => {
    checkout.server.data('POST individual/get_condition_discount', { discount: 100 });
    const page = setUp();
    await ready();
    await applyCoupon(page, 'ALL');
    expect(await screen.findByText('This code takes nothing off.')).toBeVisible();
    expect(amountOf('Total')).toHaveTextContent('N1,999');
    await fill(page);
    await page.user.click(pay());
    await waitFor(() => expect(paid()).toHaveLength(1));
    expect(paid()[0]?.body).not.toHaveProperty('couponcode');
  });

  it('that is refused says why and changes nothing', async () => {
    checkout.server.on('POST individual/get_condition_discount', {
      status: 422,
      body: { status: 'error', message: 'Bad', errors: { code: ['This coupon has expired.'] } },
    });
    const page = setUp();
    await ready();
    await applyCoupon(page, 'OLD');
    await waitFor(() =>
      expect(toasts.current).toMatchObject({ type: 'error', message: 'This coupon has expired.' }),
    );
    // The toast goes after two seconds; the message beside the field stays.
    expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription('This coupon has expired.');
    expect(screen.getByLabelText('Coupon code')).toBeInvalid();
    expect(amountOf('Total')).toHaveTextContent('N1,999');
  });

  it('is applied by Enter, which pays nothing', async () => {
    const page = setUp();
    await ready();
    await fill(page);
    await page.user.type(screen.getByLabelText('Coupon code'), 'TEN');
    // Safari marks the Enter that ends a composition by its code only.
    fireEvent.keyDown(screen.getByLabelText('Coupon code'), { key: 'Enter', keyCode: 229 });
    expect(checkout.server.requests('POST individual/get_condition_discount')).toHaveLength(0);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N1,799.10'));
    expect(paid()).toHaveLength(0);
  });

  it('is not asked for without a code', async () => {
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Type a coupon code first.')).toBeVisible();
    expect(checkout.server.requests('POST individual/get_condition_discount')).toHaveLength(0);
  });
});

it('shows a refused payment as a toast and under its field, and lets the person try again', async () => {
  checkout.server.on('POST condition/payment/:id', {
    status: 422,
    body: { status: 'error', message: 'No', errors: { email: ['We cannot write to this address.'] } },
  });
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(pay());
  expect(await screen.findByText('We cannot write to this address.')).toBeVisible();
  expect(toasts.current).toMatchObject({ type: 'error', message: 'We cannot write to this address.' });
  expect(pay()).not.toHaveAttribute('aria-busy');
});

it('says on the page, without a toast, when no answer came', async () => {
  checkout.server.on('POST condition/payment/:id', null);
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(pay());
  expect(await screen.findByText(/could not reach the service.*Nothing was paid/)).toBeVisible();
  expect(toasts.current).toBeNull();
});

it('offers to try again when condition or prices could not be loaded', async () => {
  checkout.server.on('GET individual/guest_profile', { status: 500 });
  const { user } = setUp();
  const again = await screen.findByRole('button', { name: 'Try again' });
  checkout.server.data('GET individual/guest_profile', { message_price: 999, video_price: 1999 });
  await user.click(again);
  await ready();
  expect(within(screen.getByText('Total').parentElement!).getByText('N1,999')).toBeVisible();
});

it('leads to the condition when the address has no date', async () => {
  const page = setUp('/conditioncheckout/3?method=video');
  await ready();
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/condition/3');
  await fill(page);
  await page.user.click(pay());
  expect(await screen.findByText(/Choose a day and a time/)).toBeVisible();
  expect(paid()).toHaveLength(0);
});
