// Over 300 lines: types, frequencies, purchase and comparison of one page share their plans.
import { modals, readTargetPlan, runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makePlan, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import HealthPlansPage from './health-plans.page';

const basic = makePlan({ id: 3, name: 'Family Basic' });
const plus = makePlan({
  id: 4,
  name: 'Family Plus',
  price: 180_000,
  bi_price: 95_000,
  quarter_price: 49_000,
  min_employees: 4,
  standout: 1,
  conditions: JSON.stringify(['[24/7] doctor by chat', 'Dental checks']),
});
const single = makePlan({ id: 1, name: 'Solo', type: 'individual', min_employees: 0, quarter_price: 9000 });
let server: FakeApi;

beforeEach(() => {
  resetRuntime();
  runtimeConfig.cityCheck = 'auto';
  runtimeConfig.corporateWireType = 'cooperate';
  server = fakeApi();
  server.data('GET plan/type/individual', [single]);
  server.data('GET plan/type/family', [basic, plus]);
  server.data('GET plan/type/smes', []);
  server.data('GET plan/type/cooperate', []);
  server.on('GET plan/type/corporate', { status: 404 });
});

const setUp = (query = '') =>
  renderPage(<HealthPlansPage />, { at: `/health-plans${query}`, path: '/health-plans' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });
const asked = () => server.requests().map(({ path }) => path);

it('says that there is something for everyone, with care around the clock', async () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is something for everyone');
  expect(screen.getByText(/virtual care 24\/7/)).toBeVisible();
  await card('Solo');
  expect(document.title).toMatch(/Health plans/);
});

it('offers the types and the frequencies as they are spelled (R4.1)', async () => {
  setUp();
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Individual',
    'Family',
    'SMEs',
    'Corperate',
    'Quarterly',
    'Bi-annually',
    'Annually',
  ]);
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Quarterly')).toHaveAttribute('aria-selected', 'true');
  await card('Solo');
  expect(asked()).toEqual(['plan/type/individual']);
});

it('shows two placeholder cards while the plans are on their way (A2.3)', async () => {
  let answer: (answer: object) => void = () => undefined;
  server.on('GET plan/type/individual', () => new Promise((resolve) => (answer = resolve)));
  const { container } = setUp();
  expect(container.querySelectorAll('[data-placeholder="plan"]')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  answer({ body: { data: [single] } });
  await card('Solo');
  expect(container.querySelectorAll('[data-placeholder="plan"]')).toHaveLength(0);
});

it('loads each type under its own word, and keeps the choice in the address', async () => {
  const { user, address } = setUp();
  await card('Solo');
  for (const [name, word] of [
    ['Family', 'family'],
    ['SMEs', 'smes'],
    ['Corperate', 'cooperate'],
  ] as const) {
    await user.click(tab(name));
    await waitFor(() => expect(asked()).toContain(`plan/type/${word}`));
  }
  expect(address.current).toBe('/health-plans?type=corporate');
});

it('shows name, benefits with their bold words, minimum and standout flag', async () => {
  setUp('?type=family');
  const first = await card('Family Basic');
  expect(first.getByText('24/7').tagName).toBe('STRONG');
  expect(first.getByText('malaria').tagName).toBe('STRONG');
  expect(first.getAllByRole('listitem')[0]).toHaveTextContent(/^24\/7 doctor by chat$/);
  expect(first.getByText('For at least 2 family members')).toBeVisible();
  expect(first.queryByText('Recommended')).not.toBeInTheDocument();
  expect((await card('Family Plus')).getByText('Recommended')).toBeVisible();
});

it('shows the price of the chosen frequency', async () => {
  const { user, address } = setUp('?type=family');
  const first = await card('Family Basic');
  expect(first.getByText('N26,000')).toBeVisible();
  await user.click(tab('Bi-annually'));
  expect(first.getByText('N50,000')).toBeVisible();
  await user.click(tab('Annually'));
  expect(first.getByText('N96,000')).toBeVisible();
  expect(address.current).toBe('/health-plans?type=family&frequency=annual');
  expect(server.requests('GET plan/type/family')).toHaveLength(1);
});

it('opens at the type, frequency and view of its address; nonsense there is the first of each', async () => {
  const { unmount } = setUp('?type=cooperate&frequency=annual');
  expect(tab('Corperate')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Annually')).toHaveAttribute('aria-selected', 'true');
  await screen.findByText('No plans here yet');
  unmount();
  setUp('?type=free&frequency=daily');
  expect(tab('Individual')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Quarterly')).toHaveAttribute('aria-selected', 'true');
  await card('Solo');
});

it('has a counter except by the quarter, which cannot go below the minimum', async () => {
  const { user, container } = setUp('?type=family');
  const plan = await card('Family Plus');
  expect(plan.queryByRole('group', { name: 'Family members' })).not.toBeInTheDocument();
  await user.click(tab('Annually'));
  const counter = within(plan.getByRole('group', { name: 'Family members' }));
  expect(counter.getByRole('status')).toHaveTextContent('4');
  expect(counter.getByRole('button', { name: /minus/i })).toHaveAttribute('aria-disabled', 'true');
  await user.click(counter.getByRole('button', { name: /plus/i }));
  expect(counter.getByRole('status')).toHaveTextContent('5');
  expect(plan.getByText('N900,000')).toBeVisible();
  expect(plan.getByText(/for 5 family members, every year/)).toBeVisible();
  await user.click(counter.getByRole('button', { name: /minus/i }));
  expect(counter.getByRole('status')).toHaveTextContent('4');
  expect(await axe(container)).toHaveNoViolations();
});

it('has no counter on an individual plan, which is for one person (R4.84, R4.44)', async () => {
  setUp('?frequency=annual');
  const plan = await card('Solo');
  expect(plan.queryByRole('group')).not.toBeInTheDocument();
  expect(plan.queryByText(/people/)).not.toBeInTheDocument();
});

it('shows only the last chosen type, whichever answer comes last', async () => {
  let answerFamily: (answer: object) => void = () => undefined;
  server.on('GET plan/type/family', () => new Promise((resolve) => (answerFamily = resolve)));
  const { user } = setUp('?type=family');
  await waitFor(() => expect(asked()).toContain('plan/type/family'));
  await user.click(tab('Individual'));
  await card('Solo');
  answerFamily({ body: { data: [basic] } });
  await user.click(tab('Quarterly'));
  expect(screen.queryByText('Family Basic')).not.toBeInTheDocument();
});

it('says so when a type has no plan, and when the plans could not be loaded', async () => {
  server.data('GET plan/type/smes', null);
  const { user } = setUp('?type=smes');
  expect(await screen.findByText('No plans here yet')).toBeVisible();
  server.on('GET plan/type/family', null);
  await user.click(tab('Family'));
  expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
  server.data('GET plan/type/family', [basic]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Family Basic');
});

it('renders whatever fields the API leaves out', async () => {
  server.data('GET plan/type/individual', [
    { id: '9' },
    { id: 10, name: 'Bare', conditions: '{broken', price: null },
  ]);
  setUp('?frequency=annual');
  expect((await card('Bare')).getByText('N0')).toBeVisible();
});

describe('Buy Plan', () => {
  const buy = async (name: string, user: ReturnType<typeof setUp>['user']) =>
    user.click((await card(name)).getByRole('button', { name: 'Buy Plan' }));

  it('asks for the city first, with the plan and the number', async () => {
    const { user, address } = setUp('?type=family&frequency=annual');
    const plan = await card('Family Plus');
    await user.click(plan.getByRole('button', { name: /plus/i }));
    await buy('Family Plus', user);
    expect(modals.current).toEqual({
      type: 'health_plan',
      payload: { plan_id: '4', number: 5, frequency: 'annual' },
    });
    expect(address.current).toBe('/health-plans?type=family&frequency=annual');
  });

  it('buys the minimum by the quarter, even when more were counted before', async () => {
    const { user } = setUp('?type=family&frequency=annual');
    await user.click((await card('Family Basic')).getByRole('button', { name: /plus/i }));
    await user.click(tab('Quarterly'));
    await buy('Family Basic', user);
    expect(modals.current?.payload).toEqual({ plan_id: '3', number: 2 });
  });

  it('goes straight to the checkout for somebody whose city is known', async () => {
    session.signIn('t');
    session.setUser(makeUser({ city: 'Ikeja' }));
    const { user, address } = setUp('?type=family');
    await buy('Family Basic', user);
    expect(address.current).toBe('/plan-checkout/3?quantity=2');
    expect(modals.current).toBeNull();
    expect(localStorage.getItem('target_plan')).toBeNull();
  });

  it('asks somebody who is signed in without a city', async () => {
    session.signIn('t');
    session.setUser(makeUser({ city: null }));
    const { user } = setUp('?type=family');
    await buy('Family Basic', user);
    expect(modals.current?.type).toBe('health_plan');
  });

  it('keeps the choice and leads a visitor to sign-in where no city is asked for', async () => {
    runtimeConfig.cityCheck = 'never';
    const { user, address } = setUp('?type=family');
    await buy('Family Plus', user);
    expect(JSON.parse(localStorage.getItem('target_plan') ?? '')).toEqual({ plan_id: '4', number: 4 });
    const { pathname, searchParams } = new URL(address.current, 'http://localhost');
    expect(pathname).toBe('/auth/sign-in');
    expect(searchParams.get('reason')).toBe('purchase');
    expect(localStorage.getItem('target_frequency')).toBeNull();
  });

  describe('takes the frequency along (R4.42)', () => {
    const buyAnnually = async () => {
      const { user, address } = setUp('?type=family&frequency=annual');
      await buy('Family Plus', user);
      return address;
    };

    it('to the checkout of a signed-in person', async () => {
      runtimeConfig.cityCheck = 'never';
      session.signIn('t');
      expect((await buyAnnually()).current).toBe('/plan-checkout/4?quantity=4&frequency=annual');
    });

    it('to sign-in of a visitor', async () => {
      runtimeConfig.cityCheck = 'never';
      await buyAnnually();
      expect(readTargetPlan()).toMatchObject({ plan_id: '4', frequency: 'annual' });
    });

    it('through the city panel', async () => {
      runtimeConfig.cityCheck = 'always';
      session.signIn('t');
      await buyAnnually();
      expect(modals.current?.payload).toMatchObject({ frequency: 'annual' });
    });
  });
});

describe('side by side', () => {
  const compare = () => screen.findByRole('button', { name: 'Compare side by side' });

  it('shows every benefit once, and which plan has it', async () => {
    const { user, address } = setUp('?type=family');
    await user.click(await compare());
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Benefit',
      'Family Basic',
      'Family Plus',
    ]);
    const cellsOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((each) => each.textContent);
    expect(cellsOf('Price a family member, every 3 months')).toEqual(['N26,000', 'N49,000']);
    expect(cellsOf('24/7 doctor by chat')).toEqual(['Included', 'Included']);
    expect(cellsOf('Dental checks')).toEqual(['–Not included', 'Included']);
    expect(address.current).toBe('/health-plans?type=family&view=compare');
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    await card('Family Basic');
    expect(address.current).toBe('/health-plans?type=family');
  });

  it('buys from the table', async () => {
    const { user } = setUp('?type=family&view=compare');
    const buttons = await screen.findAllByRole('button', { name: 'Buy Plan' });
    expect(buttons[1]).toHaveAccessibleDescription('Family Plus');
    await user.click(buttons[1]!);
    expect(modals.current?.payload).toEqual({ plan_id: '4', number: 4 });
  });

  it('is not offered for a single plan', async () => {
    setUp('?view=compare');
    await card('Solo');
    expect(screen.queryByRole('button', { name: 'Show as cards' })).not.toBeInTheDocument();
  });
});
