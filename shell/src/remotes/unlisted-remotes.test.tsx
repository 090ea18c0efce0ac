import type { RemoteModule } from '@shared/contracts';
import { modals, toasts } from '@shared/runtime';
import { fakeApi, resetRuntime } from '@shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { loadDocument } from '../document/site-document';
import { SiteRoutes } from '../router';
import { ServicesContext, type SiteServices } from '../site-services';
import { fakeServices } from '../testing/fake-services';
import { fakeVersion } from '../testing/fake-version';
import { prefetchOnIntent } from './prefetch';

const page = (name: string) => async () => ({ default: () => <p>{`inside ${name}`}</p> });
const remote: RemoteModule = {
  pages: { conditions: page('conditions'), hello: page('hello') },
  modals: { ask: page('ask') },
};
const imported = jest.fn();
jest.mock('../document/site-document');

const rest = {
  remotes: {
    'mf-conditions': { ...fakeVersion('2'), routes: [] },
    'mf-extra': {
      ...fakeVersion('1'),
      routes: [{ path: '/extra/:name', page: 'hello', access: 'public' as const, layout: 'site' as const }],
      modalTitles: { ask: 'Ask us' },
    },
  },
  bases: [],
};
const fetchUnlistedRemotes = jest.fn();
let services: SiteServices;
let stop: () => void;

const open = (address = '/conditions') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[{ pathname: address, key: 'default' }]} useTransitions={false}>
        <Link to="/extra/ada">To the other remote</Link>
        <Link to="/extra/ada/more">To nowhere</Link>
        <ServicesContext value={services}>
          <SiteRoutes />
        </ServicesContext>
      </MemoryRouter>,
    ),
  );
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  resetRuntime();
  fakeApi();
  jest.mocked(loadDocument).mockReset();
  imported.mockReset();
  fetchUnlistedRemotes.mockReset().mockResolvedValue(rest);
  Object.assign(window, { fetchUnlistedRemotes });
  Object.assign(navigator, { connection: undefined });
  setOnline(true);
  services = fakeServices(
    {
      remotes: { 'mf-conditions': fakeVersion('1') },
      unlisted: { navigation: [{ label: 'Extra', to: '/extra/everybody' }] },
    },
    async (name) => {
      imported(name);
      return remote;
    },
  );
  stop = prefetchOnIntent(services);
});
afterEach(() => {
  stop();
  // Otherwise the link that the pointer rests on is prefetched in the next test.
  fireEvent.pointerOver(document.body);
  jest.restoreAllMocks();
});

it('shows a page of a remote that the document leaves out, after one request', async () => {
  await open();
  expect(await screen.findByText('inside conditions')).toBeVisible();
  expect(fetchUnlistedRemotes).not.toHaveBeenCalled();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Extra' }));
  expect(await screen.findByText('inside hello')).toBeVisible();
  expect(fetchUnlistedRemotes.mock.calls).toEqual([[0]]);
  await userEvent.click(main.getByRole('link', { name: 'Conditions' }));
  expect(await screen.findByText('inside conditions')).toBeVisible();
  await press('To the other remote');
  expect(await screen.findByText('inside hello')).toBeVisible();
  expect(fetchUnlistedRemotes).toHaveBeenCalledTimes(1);
});

it('fetches them and the page at an intent, once for several', async () => {
  await open();
  await screen.findByText('inside conditions');
  imported.mockReset();
  fireEvent.focusIn(screen.getByRole('link', { name: 'To the other remote' }));
  fireEvent.touchStart(screen.getByRole('link', { name: 'To the other remote' }));
  await waitFor(() => expect(imported).toHaveBeenCalledWith('mf-extra'));
  expect(fetchUnlistedRemotes).toHaveBeenCalledTimes(1);
  await press('To the other remote');
  expect(await screen.findByText('inside hello')).toBeVisible();
});

it('leaves the version of a remote that the document lists as it is', async () => {
  await open();
  await press('To the other remote');
  expect(await screen.findByText('inside hello')).toBeVisible();
  expect(services.versions.inUse('mf-conditions')?.version).toBe('1');
});

it('tries a failed request again, at another address', async () => {
  fetchUnlistedRemotes.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await press('To the other remote');
  expect(await screen.findByText('inside hello')).toBeVisible();
  expect(fetchUnlistedRemotes.mock.calls).toEqual([[0], [1]]);
});

it('loads the address as a document where they do not come', async () => {
  fetchUnlistedRemotes.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await press('To the other remote');
  await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('heading', { name: '404 | NOT FOUND' })).toBeNull();
});

it('says that the device is offline, and goes on by itself when it is not', async () => {
  fetchUnlistedRemotes.mockRejectedValue(new TypeError('Failed to fetch'));
  setOnline(false);
  await open();
  await press('To the other remote');
  expect(await screen.findByRole('heading', { name: /offline/i })).toBeVisible();
  expect(loadDocument).not.toHaveBeenCalled();
  fetchUnlistedRemotes.mockResolvedValue(rest);
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('inside hello')).toBeVisible();
});

it('is not found where no remote has the address, and at once where the gateway said so', async () => {
  const { unmount } = await open('/no-such-page');
  expect(screen.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
  expect(fetchUnlistedRemotes).not.toHaveBeenCalled();
  unmount();
  await open();
  await press('To nowhere');
  expect(await screen.findByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
  expect(fetchUnlistedRemotes).toHaveBeenCalledTimes(1);
});

it('opens a modal of a remote that the document leaves out', async () => {
  await open();
  await act(async () => modals.open('mf-extra/ask', {}));
  expect(within(await screen.findByRole('dialog', { name: 'Ask us' })).getByText('inside ask')).toBeVisible();
});

it('says that a modal could not be opened where they do not come', async () => {
  fetchUnlistedRemotes.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await act(async () => modals.open('mf-extra/ask', {}));
  expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
  expect(modals.current).toBeNull();
});

it('ends a modal that no remote brings, and says so: before and after all remotes are known', async () => {
  await open();
  for (const type of ['mf-extra/gone', 'mf-gone/ask', 'mf-extra/ask/more'] as const) {
    await act(async () => modals.open(type, {}));
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    expect(modals.current).toBeNull();
    act(() => toasts.clear());
  }
  await act(async () => modals.open('mf-extra/ask', {}));
  expect(await screen.findByRole('dialog', { name: 'Ask us' })).toBeVisible();
});
