import type { RemoteRoute, RemoteInDocument, RemoteModule } from '@ilera/contracts';
import { modals, session } from '@ilera/runtime';
import { fakeApi, makeUser, resetRuntime } from '@ilera/testing';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Outlet } from 'react-router-dom';
import { SiteRoutes } from './router';
import { ServicesContext, type SiteServices } from './site-services';
import { fakeServices, fakeVersion } from './testing/fake-site';

const named = (name: string) => () =>
  name === 'account-shell' ? (
    <main>
      <Outlet />
    </main>
  ) : (
    <p>{`inside ${name}`}</p>
  );
let loaded: string[];
/** Components of a remote, whatever their names. */
const components = (remote: string): RemoteModule['pages'] =>
  new Proxy(
    {},
    {
      get: (_, name) => async () => {
        loaded.push(`${remote} ${String(name)}`);
        return { default: named(String(name)) };
      },
    },
  );

const hello: RemoteRoute = { path: '/extra/:name', page: 'hello', access: 'public', layout: 'site' };

let services: SiteServices;

/** A document with a remote that the shell does not know. */
function install(extra: Partial<RemoteInDocument> = { routes: [hello] }): void {
  const version = fakeVersion('1');
  const remotes = {
    'mf-account': version,
    'mf-auth': version,
    'mf-conditions': version,
    'mf-extra': { ...version, ...extra },
  };
  loaded = [];
  services = fakeServices({ remotes }, async (name) => ({
    pages: components(name),
    modals: components(name),
  }));
}

const open = (address: string) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <ServicesContext value={services}>
          <SiteRoutes />
        </ServicesContext>
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  resetRuntime();
  fakeApi().data('GET individual/profile', makeUser());
  install();
});

it('shows a page of a remote that it never heard of, in the layout that the remote names', async () => {
  await open('/extra/ada');
  expect(await screen.findByText('inside hello')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

it('finds its components for a prefetch, and nothing where no remote brings the address', async () => {
  await services.components.loadPage(services.routes.find('/extra/ada'));
  expect(loaded).toEqual(['mf-extra hello']);
  install({});
  expect(services.routes.find('/extra/ada')).toBeUndefined();
});

it('keeps its own line for an address that a remote brings too', () => {
  install({ routes: [{ ...hello, path: '/conditions' }] });
  expect(services.routes.find('/conditions')?.remote).toBe('mf-conditions');
});

it('guards it like any page, and puts the account’s layout around it for a signed-in person', async () => {
  const routes: RemoteRoute[] = [
    { ...hello, path: '/account/extra', access: 'signed-in', layout: 'account' },
  ];
  install({ routes });
  const { unmount } = await open('/account/extra');
  expect(await screen.findByText('inside sign-in')).toBeInTheDocument();
  expect(screen.queryByText('inside hello')).toBeNull();
  unmount();
  session.signIn('token');
  await open('/account/extra');
  expect(await within(await screen.findByRole('main')).findByText('inside hello')).toBeInTheDocument();
  install({ routes });
  await services.components.loadPage(services.routes.find('/account/extra'));
  expect(loaded.sort()).toEqual(['mf-account account-shell', 'mf-extra hello']);
});

it('has its entry in the main navigation, after the five of the shell', async () => {
  install({ routes: [{ ...hello, path: '/extra', navigation: 'Extra' }] });
  await open('/conditions');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Conditions',
    'Health Plans',
    'Use Cases',
    'Blogs',
    'Extra',
  ]);
  expect(links.at(-1)).toHaveAttribute('href', '/extra');
});

it('opens a modal that the remote brings, with its title, and none that nobody brings', async () => {
  install({ routes: [hello], modalTitles: { ask: 'Ask us' } });
  await open('/extra/ada');
  await act(async () => modals.open('mf-extra/gone', {}));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => modals.open('mf-extra/ask', {}));
  const dialog = await screen.findByRole('dialog', { name: 'Ask us' });
  expect(within(dialog).getByText('inside ask')).toBeInTheDocument();
});
