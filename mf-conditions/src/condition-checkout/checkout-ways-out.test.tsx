import { documentAnswer, reads } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { mailOf } from './guest-draft';
import { fill, pay, payment, prepareCheckout, ready, setUp } from './testing/checkout';

const checkout = prepareCheckout();
type User = ReturnType<typeof setUp>['user'];
const total = () => screen.getByText('Total', { selector: 'dt' }).nextElementSibling;
const paid = () => checkout.server.requests('POST condition/payment/:id');
async function apply(user: User, code: string) {
  await user.type(screen.getByLabelText('Coupon code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(reads(`${code} is applied.`));
}

it('bears the mark, its own title, and a way to change day and method', async () => {
  setUp();
  await ready();
  expect(screen.getByRole('link', { name: /home page$/ })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Checkout: Malaria \|/);
  expect(screen.getByRole('link', { name: 'Change day, time or method' })).toHaveAttribute(
    'href',
    '/condition/3',
  );
});

it('leads back to the condition where the tab began with the checkout', async () => {
  const { user, address } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(address.current).toBe('/condition/3');
});

it('offers another time where the one of an old address is over, and takes no payment for it', async () => {
  const { user } = setUp('/conditioncheckout/3?date=3-14-2025+09%3A30+am&method=video');
  await ready();
  expect(screen.getByText('The time of this visit is over.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute('href', '/condition/3');
  await fill({ user });
  await user.click(pay());
  expect(await screen.findByText('This time is over. Choose another one.')).toBeVisible();
  expect(paid()).toHaveLength(0);
});

it.each([404, 422])('says that a condition is not there (%d), instead of trying for ever', async (status) => {
  checkout.server.on('GET condition/999', { status });
  setUp('/conditioncheckout/999?date=3-14-2036+09%3A30+am&method=video');
  expect(await screen.findByRole('heading', { name: 'We could not find this condition' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says without a request what the document knows: that a condition is not there (R4.7)', () => {
  documentAnswer('condition/9999', null);
  setUp('/conditioncheckout/9999?date=3-14-2036+09%3A30+am&method=video');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find this condition');
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect({ status: content('prerender-status-code'), robots: content('robots') }).toEqual({
    status: '404',
    robots: 'noindex',
  });
  expect(checkout.server.requests()).toEqual([]);
});

it('keeps what no field can show beside the button', async () => {
  const words = 'No doctor is free at this time.';
  checkout.server.on('POST condition/payment/:id', {
    status: 422,
    body: { status: 'error', message: words, errors: { couponcode: [words] } },
  });
  const { user } = setUp();
  await ready();
  await fill({ user });
  await user.click(pay());
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['', 'message'],
  ['phone', 'message'],
  ['video', 'video'],
])('sends the method “%s” of the address as %s, as it is priced (R4.49)', async (method, sent) => {
  const { user } = setUp(`/conditioncheckout/3?date=3-14-2036+09%3A30+am&method=${method}`);
  await ready();
  await fill({ user });
  await user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ method: sent }));
});

it('keeps the address of the confirmation by its payment', async () => {
  checkout.server.data('POST condition/payment/:id', { authorization_url: payment, reference: 'PAY-1' });
  const { user } = setUp();
  await ready();
  await fill({ user });
  await user.click(pay());
  await waitFor(() => expect(mailOf('PAY-1')).toBe('ada.obi@example.com'));
  expect(mailOf('PAY-2')).toBe('');
});

describe('an applied coupon (R4.83)', () => {
  it('can be removed', async () => {
    const { user } = setUp();
    await ready();
    await apply(user, 'TEN');
    expect(total()).toHaveTextContent('N1,799.10');
    await user.click(screen.getByRole('button', { name: 'Remove TEN' }));
    expect(total()).toHaveTextContent('N1,999');
    expect(screen.queryByText(reads(/is applied/))).not.toBeInTheDocument();
  });

  it('is dropped when Pay is refused for it; the reason stays beside the field, and Pay works', async () => {
    const words = 'This coupon has been used up.';
    checkout.server.on('POST condition/payment/:id', {
      status: 422,
      body: { status: 'error', message: words, errors: { couponcode: [words] } },
    });
    const { user } = setUp();
    await ready();
    await fill({ user });
    await apply(user, 'LASTONE');
    await user.click(pay());
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(words));
    expect(total()).toHaveTextContent('N1,999');
    checkout.server.data('POST condition/payment/:id', {
      authorization_url: payment,
    });
    await user.click(pay());
    await waitFor(() => expect(checkout.left).toHaveBeenCalled());
    expect(paid().at(-1)?.body).not.toHaveProperty('couponcode');
  });

  it('is there again for somebody who comes back from the payment page', async () => {
    const first = setUp();
    await ready();
    await apply(first.user, 'TEN');
    first.unmount();
    setUp();
    await ready();
    expect(await screen.findByText(reads('TEN is applied.'))).toBeVisible();
    expect(total()).toHaveTextContent('N1,799.10');
  });
});
