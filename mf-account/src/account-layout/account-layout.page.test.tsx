import { interfaceState, Link, MemoryRouter, Route, Routes, session } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, resetRuntime } from '@ilera/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import AccountLayoutPage from './account-layout.page';

let narrow = false;
beforeEach(() => {
  resetRuntime();
  fakeApi();
  narrow = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: narrow && query.includes('768px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  session.signIn('token');
});

const layoutAt = (at: string) => (
  <MemoryRouter initialEntries={[at]}>
    <Routes>
      <Route element={<AccountLayoutPage />}>
        <Route path="*" element={<Link to="/account/condition">elsewhere</Link>} />
      </Route>
    </Routes>
  </MemoryRouter>
);

function renderShell(user = makeUser(), at = '/account/home') {
  session.setUser(user);
  return { ...render(layoutAt(at)), user: userEvent.setup() };
}

const sidebarLinks = () =>
  within(screen.getByRole('navigation', { name: 'Account' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('links home, condition, history, health plan and settings', () => {
  renderShell();
  expect(sidebarLinks()).toEqual([
    ['Home', '/account/home'],
    ['Conditions', '/account/condition'],
    ['History', '/account/history'],
    ['Health plan mgt', '/account/health_plan'],
    ['Settings', '/account/settings'],
  ]);
});

it('hides the plan management from a person with an employer', () => {
  renderShell(makeUser({ employer_id: 4 }));
  expect(sidebarLinks().map(([name]) => name)).toEqual(['Home', 'Conditions', 'History', 'Settings']);
});

it('marks only the page that is open where the layout was prerendered for another one', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(layoutAt('/account/home'));
  render(layoutAt('/account/settings'), { container, hydrate: true });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
});

it.each(['/account', '/account/home', '/account/home/'])('marks Home as current at %s', (at) => {
  renderShell(makeUser(), at);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
});

it('shows name and e-mail at the foot of the sidebar, and bell and avatar in the bar (A2.12)', () => {
  renderShell();
  expect(screen.getByText('Amara Okafor')).toBeInTheDocument();
  expect(screen.getByText('amara.okafor@example.com')).toBeInTheDocument();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  expect(bar.getByRole('img', { name: 'Amara Okafor' })).toBeInTheDocument();
});

it('has the page in the one main landmark', async () => {
  renderShell();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('main')).toHaveTextContent('elsewhere');
});

it('tells what is new, and closes the list on Escape', async () => {
  const { user } = renderShell(
    makeUser({ plan: makePlan(), package_expiry_at: '2020-01-02T00:00:00Z', recent_appointments: [] }),
  );
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('Your health plan ended on 2nd January, 2020.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/Your health plan ended/)).not.toBeInTheDocument();
});

it('says that there is nothing new', async () => {
  const { user } = renderShell();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('Nothing new at the moment.')).toBeVisible();
});

describe('on a narrow window', () => {
  beforeEach(() => {
    narrow = true;
  });

  it('shows the sidebar only after its button', async () => {
    const { user } = renderShell();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Account menu' });
    expect(within(drawer).getByRole('link', { name: 'Health plan mgt' })).toBeInTheDocument();
    expect(interfaceState.overlays.dashboardSidebar).toBe(true);
  });

  it('closes the sidebar on a route change', async () => {
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(interfaceState.overlays.dashboardSidebar).toBe(false);
  });

  it('closes the sidebar when one of its links is followed, and beside it', async () => {
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'History' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => interfaceState.open('dashboardSidebar'));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
