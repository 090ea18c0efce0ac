import type { RemoteModule } from '@ilera/contracts';
import { modals, toasts } from '@ilera/runtime';
import { fakeApi, resetRuntime, stub } from '@ilera/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { loadDocument } from '../read-document';
import { SiteRoutes } from '../router';
import { ServicesContext, type SiteServices } from '../site-services';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { prefetchOnIntent } from '../prefetch/prefetch';

const page = (name: string) => async () => ({ default: () => <p>{`inside ${name}`}</p> });
const remote: RemoteModule = { pages: { conditions: page('conditions') }, modals: {} };
const imported = jest.fn();
jest.mock('../read-document');

let services: SiteServices;
let stop: () => void;

const open = (address = '/conditions') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[{ pathname: address, key: 'default' }]} useTransitions={false}>
        <Link to="/extra/ada">To the other remote</Link>
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
  stub(navigator, 'connection', undefined);
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
});

it('loads a page of a remote that the document leaves out as a document', async () => {
  await open();
  expect(await screen.findByText('inside conditions')).toBeVisible();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Extra' }));
  await waitFor(() => expect(loadDocument).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: '404 | NOT FOUND' })).toBeNull();
});

it('says that it takes long where that document does not come, and keeps the rest of the site', async () => {
  await open();
  await screen.findByText('inside conditions');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('link', { name: 'To the other remote' }));
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  jest.useRealTimers();
  expect(screen.getByText(/taking longer/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

it('prefetches nothing for a page of a remote that the document leaves out', async () => {
  await open();
  await screen.findByText('inside conditions');
  imported.mockReset();
  fireEvent.touchStart(screen.getByRole('link', { name: 'To the other remote' }));
  await act(async () => undefined);
  expect(imported).not.toHaveBeenCalled();
  expect(loadDocument).not.toHaveBeenCalled();
});

it('says that the device is offline, and loads it when it is not', async () => {
  setOnline(false);
  await open();
  await press('To the other remote');
  expect(await screen.findByRole('heading', { name: /offline/i })).toBeVisible();
  expect(loadDocument).not.toHaveBeenCalled();
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(loadDocument).toHaveBeenCalled());
});

it('shows that there is no page where the gateway sent the address as not found', async () => {
  await open('/no-such-page');
  expect(screen.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
  expect(loadDocument).not.toHaveBeenCalled();
});

it('ends a modal that no listed remote brings, and says so', async () => {
  await open();
  for (const type of ['mf-extra/ask', 'mf-extra/ask/more'] as const) {
    await act(async () => modals.open(type, {}));
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    expect(modals.current).toBeNull();
    act(() => toasts.clear());
  }
});
