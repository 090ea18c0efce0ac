import type { RemoteModule } from '@ilera/contracts';
import { interfaceState, modals, session } from '@ilera/runtime';
import { expectConsole, fakeApi, makeUser, resetRuntime } from '@ilera/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SiteRoutes } from './router';
import { siteMap } from './site-map';
import { ServicesContext } from './site-services';
import { fakeServices, fakeVersion } from './testing/fake-site';
import { watchReports } from './testing/watch-reports';

/** The page or modal whose clean-up throws from now on. */
let broken = '';
const errors = watchReports('error');

/** A page or modal that shows its name. */
function componentNamed(kind: 'page' | 'inside', name: string) {
  return function Named() {
    useEffect(
      () => () => {
        const stack = 'at https://ilera.example/assets/mf-left/1/page.js:1:1';
        if (name === broken) throw Object.assign(new Error('a bug of the clean-up'), { stack });
      },
      [],
    );
    return (
      <>
        <p>{`${kind} ${name}`}</p>
        <input aria-label={`Field of ${name}`} />
      </>
    );
  };
}

/** Every remote offers every page and modal, each as its own name; `account-shell` is a layout. */
function pageNamed(name: string) {
  if (name === 'account-shell') {
    return () => (
      <main>
        <input aria-label="Search the account" />
        <Outlet />
      </main>
    );
  }
  return componentNamed('page', name);
}
const remote: RemoteModule = {
  pages: new Proxy({}, { get: (_, name) => async () => ({ default: pageNamed(String(name)) }) }),
  modals: new Proxy(
    {},
    { get: (_, name) => async () => ({ default: componentNamed('inside', String(name)) }) },
  ),
};

async function open(address: string) {
  const version = fakeVersion('1');
  const remotes = Object.fromEntries(siteMap.map((route) => [route.remote, version]));
  const services = fakeServices({ remotes }, async () => remote);
  let navigate!: ReturnType<typeof useNavigate>;
  let location!: ReturnType<typeof useLocation>;
  function Watch() {
    navigate = useNavigate();
    location = useLocation();
    return null;
  }
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Watch />
        <ServicesContext value={services}>
          <SiteRoutes />
        </ServicesContext>
      </MemoryRouter>,
    );
  });
  return {
    go: (to: string | number) => act(async () => navigate(to as string)),
    user: userEvent.setup(),
    at: () => location.pathname + location.search,
  };
}

let server: ReturnType<typeof fakeApi>;
beforeEach(() => {
  broken = '';
  resetRuntime();
  server = fakeApi();
  server.data('GET individual/profile', makeUser());
});

const expired = '/auth/sign-in?reason=refusal';

it('shows the remote page of an address inside the layout of the site', async () => {
  await open('/conditions');
  expect(await screen.findByText('page conditions')).toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Conditions', 'Health Plans', 'Use Cases', 'Blogs']);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('2025');
});

it('marks the entry of the page to which one moves', async () => {
  await open('/conditions');
  await screen.findByText('page conditions');
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await act(async () => void fireEvent.click(navigation.getByRole('link', { name: 'Health Plans' })));
  expect(await screen.findByText('page health-plans')).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Health Plans');
});

it('keeps the layout, with what is typed in it, when one navigates inside it', async () => {
  session.signIn('token');
  const { go, user } = await open('/account/history');
  await screen.findByText('page history');
  await user.type(screen.getByLabelText('Search the account'), 'malar');
  await go('/account/settings');
  expect(await screen.findByText('page settings')).toBeVisible();
  expect(screen.getByLabelText('Search the account')).toHaveValue('malar');
});

it('hides the navigation on the waitlist', async () => {
  await open('/waitlist');
  expect(await screen.findByText('page waitlist')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it('stays on the page on which a person signs in until that page navigates', async () => {
  const { go, at } = await open('/auth/sign-in');
  act(() => session.signIn('token'));
  expect(at()).toBe('/auth/sign-in');
  await go('/plan-checkout/3?quantity=2');
  expect(await screen.findByText('page plan-checkout')).toBeInTheDocument();
});

it('keeps a beneficiary out of plan management, from the stored record', async () => {
  session.signIn('token');
  session.setUser(makeUser({ employer_id: 5 }));
  const { at } = await open('/account/health_plan');
  expect(at()).toBe('/account/home');
});

it('asks who the person is before it shows plan management', async () => {
  server.data('GET individual/profile', makeUser({ employer_id: 5 }));
  session.signIn('token');
  const { at } = await open('/account/health_plan');
  expect(await screen.findByText('page account-home')).toBeInTheDocument();
  expect(at()).toBe('/account/home');
});

it('fetches the profile when it opens with a token, and not without', async () => {
  await open('/conditions');
  expect(server.requests('GET individual/profile')).toHaveLength(0);
  await act(async () => session.signIn('token'));
  await waitFor(() => expect(server.requests('GET individual/profile')).toHaveLength(1));
});

it('leaves the account when a call answers 401, and remembers where', async () => {
  session.signIn('token');
  const { at } = await open('/account/settings?part=address');
  await screen.findByText('page settings');
  await act(async () => session.expire('token'));
  expect(at()).toBe(expired);
  expect(sessionStorage.getItem('return_path')).toBe('/account/settings?part=address');
});

it('opens a modal of the bus in the one frame, with its title', async () => {
  await open('/conditions');
  await act(async () => modals.open('appointment', { condition: null, variant: 'guest' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book an Appointment' });
  expect(within(dialog).getByText('inside appointment')).toBeInTheDocument();
});

describe('another tab', () => {
  const visit = () => screen.queryByRole('dialog', { name: 'Your visit' });
  async function openVisit() {
    session.signIn('token');
    await open('/account/history');
    await act(async () => modals.open('visit', { reference: 'APT-1' }));
    expect(visit()).toBeVisible();
  }

  it('in which somebody else signs in closes what the person before has left open', async () => {
    await openVisit();
    await act(async () => interfaceState.open('plans'));
    localStorage.setItem('ACCESS_TOKEN', 'theirs');
    await act(async () => session.followStorage());
    expect(visit()).toBeNull();
    expect(modals.current).toBeNull();
    expect(interfaceState.overlays.plans).toBe(false);
  });

  it('in which somebody else signs in takes search and page out of the address (A4.4)', async () => {
    session.signIn('token');
    const { at } = await open('/account/history?search=malaria&page=2&status=completed');
    localStorage.setItem('ACCESS_TOKEN', 'theirs');
    await act(async () => session.followStorage());
    expect(at()).toBe('/account/history?status=completed');
  });

  it('that logs out closes a booking with what was written on a public page', async () => {
    session.signIn('token');
    const { at } = await open('/condition/13');
    await act(async () => modals.open('appointment', { condition: null, variant: 'signed-in' }));
    expect(await screen.findByText('inside appointment')).toBeVisible();
    localStorage.clear();
    await act(async () => session.followStorage());
    expect(screen.queryByText('inside appointment')).toBeNull();
    expect(at()).toBe('/condition/13');
  });
});

it('keeps the panel of a refused session on a public page, until another tab signs in', async () => {
  session.signIn('token');
  await open('/condition/13');
  await act(async () => modals.open('appointment', { condition: null, variant: 'signed-in' }));
  await act(async () => session.expire('token'));
  expect(await screen.findByText('inside appointment')).toBeVisible();
  localStorage.setItem('ACCESS_TOKEN', 'theirs');
  await act(async () => session.followStorage());
  expect(screen.queryByText('inside appointment')).toBeNull();
});

it('keeps the panel of a guest who signs in in another tab', async () => {
  await open('/condition/13');
  await act(async () => modals.open('appointment', { condition: null, variant: 'guest' }));
  localStorage.setItem('ACCESS_TOKEN', 'token');
  await act(async () => session.followStorage());
  expect(await screen.findByText('inside appointment')).toBeVisible();
});

it('closes a modal by its button', async () => {
  const { user } = await open('/conditions');
  await act(async () => modals.open('health_plan', { plan_id: '1', number: 1 }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Health plan' })).getByRole('button', { name: 'Close' }),
  );
  expect(modals.current).toBeNull();
});

it('moves the focus to the page, not to the link that led there', async () => {
  await open('/conditions');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await act(async () => void fireEvent.click(within(navigation).getByRole('link', { name: 'Health Plans' })));
  await screen.findByText('page health-plans');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('a remote whose clean-up throws (R5.14)', () => {
  beforeEach(() => session.signIn('token'));
  afterEach(() => expect(errors()).toMatchObject([{ part: 'mf-left', version: '1', kind: 'error' }]));

  it.each([
    ['another page', '/conditions', 'conditions', '/health-plans', 'health-plans'],
    ['another page of the account', '/account/history', 'history', '/account/settings', 'settings'],
    ['a page in another layout', '/account/history', 'history', '/health-plans', 'health-plans'],
  ])('leaves %s whole, and is reported', async (_where, from, left, to, next) => {
    expectConsole(/a bug of the clean-up/);
    const { go } = await open(from);
    await screen.findByText(`page ${left}`);
    broken = left;
    await go(to);
    expect(await screen.findByText(`page ${next}`)).toBeVisible();
    expect(screen.queryByText(`page ${left}`)).toBeNull();
    broken = '';
    await go(-1);
    expect(await screen.findByText(`page ${left}`)).toBeVisible();
  });

  it('leaves the page below its modal as it is', async () => {
    expectConsole(/a bug of the clean-up/);
    const { user } = await open('/conditions');
    await user.type(await screen.findByLabelText('Field of conditions'), 'malaria');
    for (let times = 0; times < 2; times += 1) {
      await act(async () => modals.open('health_plan', { plan_id: '1', number: 1 }));
      await screen.findByText(/^inside/);
      broken = 'health_plan';
      await act(async () => modals.close());
      broken = '';
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByLabelText('Field of conditions')).toHaveValue('malaria');
    }
  });

  it('leaves the sign-in page whole when the session ends', async () => {
    expectConsole(/a bug of the clean-up/);
    await open('/account/history');
    await screen.findByText('page history');
    broken = 'history';
    await act(async () => session.expire('token'));
    expect(await screen.findByText('page sign-in')).toBeVisible();
  });
});
