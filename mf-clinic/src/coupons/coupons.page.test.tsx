import type { Coupon } from '@ilera/contracts/api';
import { axe } from '@ilera/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { clinicApi, musa, nneka, openScreen } from '../testing/open-clinic';
import CouponsPage from './coupons.page';

const coupon = (own: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'WELCOME10',
  percent: 10,
  scope: 'condition',
  condition: null,
  plan_type: null,
  expires_at: '2027-01-01T23:00:00.000Z',
  max_uses: 5,
  uses: 2,
  state: 'open',
  ...own,
});
const all = (...coupons: Coupon[]) => ({ coupons, conditions: [{ id: 3, title: 'Malaria' }] });

async function open() {
  const server = clinicApi(musa);
  server.data('GET clinic/coupons', all(coupon()));
  const page = openScreen(CouponsPage, '/clinic/coupons');
  await screen.findByRole('row', { name: /WELCOME10/ });
  return { server, ...page };
}

it('lists coupons with what they are for, their last day and uses', async () => {
  const { container } = await open();
  expect(screen.getByRole('row', { name: /WELCOME10/ })).toHaveTextContent(
    /10 %.*Every visit.*1st January, 2027.*2 of 5.*Open/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('makes one, and says beside the fields what is missing', async () => {
  const { server, user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a coupon' }));
  const form = within(screen.getByRole('form', { name: 'Make a coupon' }));
  await user.type(form.getByLabelText('Percent off'), '100');
  await user.click(form.getByRole('button', { name: 'Make it' }));
  expect(await form.findByText('A code has 3 to 20 letters and digits.')).toBeVisible();
  expect(form.getByText('A whole number from 1 to 99.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(form.getByLabelText('Code'), 'malaria30');
  await user.clear(form.getByLabelText('Percent off'));
  await user.type(form.getByLabelText('Percent off'), '30');
  await user.selectOptions(form.getByLabelText('For'), 'Malaria');
  await user.type(form.getByLabelText('Uses at most'), '7');
  server.data('POST clinic/coupons', all(coupon({ id: 2, code: 'MALARIA30' }), coupon()));
  await user.click(form.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('MALARIA30 can be used now.')).toBeVisible();
  expect(screen.getByRole('row', { name: /MALARIA30/ })).toBeVisible();
  expect(server.requests('POST clinic/coupons')[0]?.body).toEqual({
    code: 'MALARIA30',
    percent: 30,
    scope: 'condition',
    condition_id: 3,
    plan_type: null,
    last_day: null,
    max_uses: 7,
  });
});

it('shows under its field why one is refused', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a coupon' }));
  await user.type(screen.getByLabelText('Code'), 'WELCOME10');
  await user.type(screen.getByLabelText('Percent off'), '10');
  server.on('POST clinic/coupons', {
    status: 422,
    body: { status: 'error', message: 'x', errors: { code: ['There is one already.'] } },
  });
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('There is one already.')).toBeVisible();
});

it('limits one, and ends it', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change WELCOME10' }));
  expect(screen.getByLabelText('Last day')).toHaveValue('2027-01-01');
  await user.clear(screen.getByLabelText('Uses at most'));
  server.data('PUT clinic/coupons/1', all(coupon({ max_uses: null })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WELCOME10 is changed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change WELCOME10' }));
  server.data('PUT clinic/coupons/1', all(coupon({ state: 'ended' })));
  await user.click(screen.getByRole('button', { name: 'End it now' }));
  expect(await screen.findByText('WELCOME10 is ended.')).toBeVisible();
  // Each names the limits that were on the screen.
  const expires_at = '2027-01-01T23:00:00.000Z';
  expect(server.requests('PUT clinic/coupons/1').map(({ body }) => body)).toEqual([
    // A day that stays is not sent: it would open a coupon again that ended on it.
    { max_uses: null, was: { expires_at, max_uses: 5 } },
    { last_day: 'now', max_uses: null, was: { expires_at, max_uses: null } },
  ]);
});

it("saves over a colleague's change at the second press", async () => {
  const { server, user } = await open();
  const message = 'Somebody else has just changed this coupon. Look at it again.';
  server.on('PUT clinic/coupons/1', { status: 409, body: { status: 'error', message, errors: [message] } });
  await user.click(screen.getByRole('button', { name: 'Change WELCOME10' }));
  await user.clear(screen.getByLabelText('Last day'));
  server.data('GET clinic/coupons', all(coupon({ max_uses: 9 })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Uses at most')).toHaveValue('9'));
  server.data('PUT clinic/coupons/1', all(coupon({ max_uses: 9, expires_at: null })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('WELCOME10 is changed.')).toBeVisible();
  expect(server.requests('PUT clinic/coupons/1')[1]?.body).toMatchObject({
    last_day: null,
    max_uses: 9,
    was: { max_uses: 9 },
  });
});

it('leads into the form, which opens above a long list, and back when it is done or left', async () => {
  const { server, user } = await open();
  const make = screen.getByRole('button', { name: 'Make a coupon' });
  await user.click(screen.getByRole('button', { name: 'Change WELCOME10' }));
  expect(screen.getByLabelText('Last day')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(make).toHaveFocus();
  await user.click(make);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.keyboard('RAINS{Tab}10');
  server.data('POST clinic/coupons', all(coupon({ id: 2, code: 'RAINS' })));
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  await screen.findByText('RAINS can be used now.');
  expect(make).toHaveFocus();
});

it('keeps the form and refuses a second change while a change is being saved', async () => {
  const { server, user } = await open();
  server.on('PUT clinic/coupons/1', () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Change WELCOME10' }));
  const form = within(screen.getByRole('form', { name: 'Change WELCOME10' }));
  await user.click(form.getByRole('button', { name: 'End it now' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(form.getByRole('button', { name: 'Leave it' }));
  expect(form.getByLabelText('Last day')).toBeVisible();
  expect(server.requests('PUT clinic/coupons/1')).toHaveLength(1);
});

it('can be tried again, and opens to managers only', async () => {
  const server = clinicApi(musa);
  server.on('GET clinic/coupons', { status: 500, body: {} });
  const { user, unmount } = openScreen(CouponsPage, '/clinic/coupons');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('GET clinic/coupons', all());
  await user.click(again);
  expect(await screen.findByText('No coupon yet.')).toBeVisible();
  unmount();
  clinicApi(nneka);
  openScreen(CouponsPage, '/clinic/coupons');
  expect(await screen.findByText('Your role does not open this page.')).toBeVisible();
});
