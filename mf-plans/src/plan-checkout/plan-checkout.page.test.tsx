import { runtimeConfig, session } from '@ilera/runtime';
import { documentAnswer, type FakeApi, makeUser, reads } from '@ilera/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { basic, openCheckout, packages, pay, prepareCheckout } from './testing/open-checkout';

let server: FakeApi;

beforeEach(() => {
  ({ server } = prepareCheckout());
});

const paid = () => server.requests('POST individual/subscribe_plan');
const amountOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const counter = (name = 'Family members') => within(screen.getByRole('group', { name }));

it('shows what is bought, for how many and for how much', async () => {
  openCheckout();
  await packages();
  expect(screen.getByRole('heading', { level: 1, name: 'Family Subscription' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Confirm Your Details' })).toBeVisible();
  expect(screen.getByText(reads('N78,000 every 3 months'))).toBeVisible();
  expect(amountOf('Price')).toHaveTextContent('N78,000');
  expect(amountOf('Discount')).toHaveTextContent('N0');
  expect(amountOf('Total')).toHaveTextContent('N78,000');
  expect(pay()).toHaveTextContent('Pay N78,000');
  expect(screen.getByText('malaria').tagName).toBe('STRONG');
  expect(new Set(server.requests().map(({ path }) => path))).toEqual(new Set(['plan/3', 'plan/type/family']));
});

it('explains each payment frequency and prices by it, quarterly at first', async () => {
  const { user } = openCheckout();
  await packages();
  const frequency = within(screen.getByRole('group', { name: 'Payment Frequency' }));
  for (const [name, every, price] of [
    ['Quarterly', 'every 3 months', 'N78,000'],
    ['Bi-annually', 'every 6 months', 'N150,000'],
    ['Annually', 'every year', 'N288,000'],
  ] as const) {
    const radio = frequency.getByRole('radio', { name });
    expect(radio).toHaveAccessibleDescription(every);
    if (name === 'Quarterly') expect(radio).toBeChecked();
    else await user.click(radio);
    expect(screen.getByText(reads(`${price} ${every}`))).toBeVisible();
    expect(pay()).toHaveTextContent(`Pay ${price}`);
  }
});

it.each([
  ['family', 'Family Subscription', 'Family members'],
  ['smes', 'Smes Subscription', 'Number of employees'],
  ['cooperate', 'Cooperate Subscription', 'Number of employees'],
  ['corporate', 'Corporate Subscription', 'Number of employees'],
])('heads and counts a %s plan (A2.4)', async (type, heading, label) => {
  server.data('GET plan/3', { ...basic, type });
  openCheckout();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('group', { name: label })).toBeVisible();
});

it('has no counter for an individual plan, and buys it for one', async () => {
  const single = { ...basic, type: 'individual' };
  server.data('GET plan/3', single);
  server.data('GET plan/type/individual', [single]);
  const { user } = openCheckout('/plan-checkout/3?quantity=8');
  await screen.findByRole('heading', { name: 'Individual Subscription' });
  expect(screen.queryByRole('button', { name: /plus|minus/i })).not.toBeInTheDocument();
  expect(amountOf('Price')).toHaveTextContent('N26,000');
  await user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ quantity: 1 }));
});

it.each([
  ['', '2'],
  ['?quantity=1', '2'],
  ['?quantity=7', '7'],
  ['?quantity=abc', '2'],
  ['?quantity=-5', '2'],
  ['?quantity=3.9', '3'],
])('starts at the address %p with %s people', async (query, people) => {
  openCheckout(`/plan-checkout/3${query}`);
  await packages();
  expect(counter().getByRole('status')).toHaveTextContent(people);
});

it('counts up and down, never below the minimum', async () => {
  const { user } = openCheckout();
  await packages();
  await user.click(counter().getByRole('button', { name: /plus/i }));
  expect(amountOf('Total')).toHaveTextContent('N104,000');
  await user.click(counter().getByRole('button', { name: /minus/i }));
  await user.click(counter().getByRole('button', { name: /minus/i }));
  expect(counter().getByRole('status')).toHaveTextContent('2');
  expect(counter().getByRole('button', { name: /minus/i })).toHaveAttribute('aria-disabled', 'true');
  expect(amountOf('Total')).toHaveTextContent('N52,000');
});

it('swaps the plan and its id with the package, raises the people, and keeps what was typed', async () => {
  const { user } = openCheckout();
  const select = await packages();
  await user.clear(screen.getByLabelText('First Name'));
  await user.type(screen.getByLabelText('First Name'), 'Zainab');
  await user.type(screen.getByLabelText('Coupon code'), 'TEN');
  await user.selectOptions(select, 'Family Plus');
  await user.click(screen.getByRole('radio', { name: 'Annually' }));
  expect(counter().getByRole('status')).toHaveTextContent('5');
  expect(amountOf('Total')).toHaveTextContent('N900,000');
  expect(screen.getByLabelText('First Name')).toHaveValue('Zainab');
  expect(screen.getByLabelText('Coupon code')).toHaveValue('TEN');
  await user.click(pay());
  await waitFor(() =>
    expect(paid()[0]?.body).toMatchObject({
      plan_id: 4,
      quantity: 5,
      frequency: 'annual',
      first_name: 'Zainab',
    }),
  );
});

it('has no Select Package for the only plan of its type', async () => {
  server.data('GET plan/type/family', [basic]);
  openCheckout();
  expect(await screen.findByText('Family Basic')).toBeVisible();
  await waitFor(() => expect(server.requests('GET plan/type/family')).toHaveLength(1));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('clears the pending choice as soon as it loads, and goes back', async () => {
  localStorage.setItem('target_plan', JSON.stringify({ plan_id: '3', number: 3 }));
  const { user } = openCheckout();
  expect(localStorage.getItem('target_plan')).toBeNull();
  await packages();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('at /health-plans?type=family')).toBeVisible();
});

describe('the details', () => {
  it('come from the profile; the e-mail cannot be changed', async () => {
    openCheckout();
    await packages();
    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Okafor');
    expect(screen.getByLabelText('Email')).toHaveValue('amara.okafor@example.com');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  it('fill in when the profile arrives late, without overwriting what was typed', async () => {
    session.signIn('t');
    const { user } = openCheckout();
    await packages();
    await user.type(screen.getByLabelText('First Name'), 'Bisi');
    act(() => session.setUser(makeUser()));
    expect(screen.getByLabelText('Last Name')).toHaveValue('Okafor');
    expect(screen.getByLabelText('First Name')).toHaveValue('Bisi');
    expect(screen.getByLabelText('Email')).toHaveValue('amara.okafor@example.com');
  });

  it('are both needed; each message goes when its field is edited', async () => {
    const { user } = openCheckout();
    await packages();
    await user.clear(screen.getByLabelText('First Name'));
    await user.clear(screen.getByLabelText('Last Name'));
    await user.click(pay());
    expect(await screen.findByText('Your first name is required')).toBeVisible();
    expect(screen.getByText('Your last name is required')).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    await user.type(screen.getByLabelText('First Name'), 'A');
    expect(screen.queryByText('Your first name is required')).not.toBeInTheDocument();
    expect(paid()).toHaveLength(0);
  });
});

it('tells somebody whose cover others manage why nothing can be bought here', async () => {
  session.setUser(makeUser({ employer_id: 3 }));
  openCheckout();
  expect(await screen.findByRole('heading', { name: 'Your cover is managed for you' })).toBeVisible();
  // Also while the plan is loading, one heading says what the page is.
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account/home');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByText(/ask them to take you off theirs first/)).toBeVisible();
});

it('tells them that they can leave that plan, where the site has members (R4.75)', async () => {
  runtimeConfig.features = ['invitations'];
  session.setUser(makeUser({ employer_id: 3 }));
  openCheckout();
  expect(await screen.findByText(/leave theirs on the home page of your account first/)).toBeVisible();
  runtimeConfig.features = [];
});

it('says so when the plan is gone, and leads to the others', async () => {
  server.on('GET plan/3', { status: 404 });
  const { container } = openCheckout();
  expect(await screen.findByRole('heading', { name: 'This plan is not on sale' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all health plans' })).toHaveAttribute('href', '/health-plans');
  expect(await axe(container)).toHaveNoViolations();
});

it('says so without a request where the document knows, as a 404 to search engines (R4.7)', async () => {
  documentAnswer('plan/3', null);
  openCheckout();
  expect(screen.getByRole('heading', { name: 'This plan is not on sale' })).toBeVisible();
  expect(document.querySelector('meta[name="prerender-status-code"]')).toHaveAttribute('content', '404');
  expect(server.requests()).toEqual([]);
});

it('says so when an answer holds no plan', async () => {
  server.data('GET plan/3', null);
  openCheckout();
  expect(await screen.findByRole('heading', { name: 'This plan is not on sale' })).toBeVisible();
});

it('offers to try again when the plan could not be loaded', async () => {
  server.on('GET plan/3', { status: 500 });
  const { user, container } = openCheckout();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await axe(container)).toHaveNoViolations();
  server.data('GET plan/3', basic);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Family Subscription' })).toBeVisible();
});

it('waits without a price that is not known yet', async () => {
  server.on('GET plan/3', () => new Promise(() => undefined));
  const { container } = openCheckout();
  expect(screen.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
