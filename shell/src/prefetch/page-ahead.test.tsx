import type { RemoteModule } from '@ilera/contracts';
import { expectConsole, fakeApi, resetRuntime, stub } from '@ilera/testing';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch';
import { SiteRoutes } from '../router';
import { siteMap } from '../site-map';
import { ServicesContext } from '../site-services';
import { fakeServices, fakeVersion } from '../testing/fake-site';

/** The pages whose effects have run; strict mode runs them twice. */
const begun = new Set<string>();
/** How often any page was rendered. */
let renderings = 0;
let broken = '';

function pageNamed(name: string) {
  return function NamedPage() {
    renderings += 1;
    if (name === broken) throw new Error('a bug of the page');
    useEffect(() => void begun.add(name), []);
    return (
      <>
        <title>{name}</title>
        <h1>{`page ${name}`}</h1>
      </>
    );
  };
}
const remote: RemoteModule = {
  pages: new Proxy({}, { get: (_, name) => async () => ({ default: pageNamed(String(name)) }) }),
  modals: {},
};

let stop: () => void;
beforeEach(() => {
  resetRuntime();
  fakeApi();
  jest.useFakeTimers();
  begun.clear();
  broken = '';
});
afterEach(() => {
  stop();
  configure({ reactStrictMode: true });
  jest.useRealTimers();
});

async function open(address: string) {
  window.history.pushState(null, '', address);
  const remotes = Object.fromEntries(siteMap.map((route) => [route.remote, fakeVersion('1')]));
  const services = fakeServices({ remotes }, async () => remote);
  stop = prefetchOnIntent(services);
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <BrowserRouter useTransitions={false}>
          <SiteRoutes />
        </BrowserRouter>
      </ServicesContext>,
    );
    await jest.advanceTimersByTimeAsync(100);
  });
}

const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });
const intend = (name: string) =>
  act(async () => {
    fireEvent.touchStart(link(name));
    await jest.advanceTimersByTimeAsync(100);
  });
const press = (name: string) => act(async () => void fireEvent.click(link(name)));

it('renders the page of an intent out of sight, and shows that element at the press', async () => {
  await open('/conditions');
  await intend('Health Plans');
  const heading = screen.getByText('page health-plans');
  expect(heading).not.toBeVisible();
  expect([document.title, ...begun]).toEqual(['conditions', 'conditions']);
  await press('Health Plans');
  expect(screen.getByText('page health-plans')).toBe(heading);
  expect(heading).toBeVisible();
  expect(screen.queryByText('page conditions')).toBeNull();
  expect([document.title, ...begun]).toEqual(['health-plans', 'conditions', 'health-plans']);
});

it('renders nothing of the page rendered ahead again at the press', async () => {
  // It would run the effects of the shown page twice, after which observers render once more.
  configure({ reactStrictMode: false });
  await open('/conditions');
  await intend('Health Plans');
  const before = renderings;
  await press('Health Plans');
  expect(screen.getByText('page health-plans')).toBeVisible();
  expect(renderings).toBe(before);
});

it('renders the page of an intent ahead although the browser has no idle moment until the press', async () => {
  window.requestIdleCallback = (callback, { timeout = Infinity } = {}) =>
    timeout < Infinity ? window.setTimeout(callback, timeout) : 0;
  await open('/conditions');
  await intend('Health Plans');
  expect(screen.getByText('page health-plans')).not.toBeVisible();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('drops the page rendered ahead after ten seconds, and the press shows the page as ever', async () => {
  await open('/conditions');
  await intend('Health Plans');
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('page health-plans')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('page health-plans')).toBeNull();
  await press('Health Plans');
  expect(screen.getByText('page health-plans')).toBeVisible();
});

it('keeps the page of the last intent only, and none of it at another page', async () => {
  await open('/conditions');
  await intend('Health Plans');
  await intend('Use Cases');
  expect(screen.queryByText('page health-plans')).toBeNull();
  expect(screen.getByText('page use-cases')).not.toBeVisible();
  await press('Health Plans');
  expect(screen.getByText('page health-plans')).toBeVisible();
  expect(screen.queryByText('page use-cases')).toBeNull();
});

it('shows and reports a failure out of sight only when the page is opened', async () => {
  expectConsole(/a bug of the page/);
  const reported: string[] = [];
  stub(navigator, 'sendBeacon', (url: string) => reported.push(url));
  broken = 'health-plans';
  await open('/conditions');
  await intend('Health Plans');
  expect(screen.getByText('page conditions')).toBeVisible();
  expect(reported).toEqual([]);
  await press('Health Plans');
  expect(screen.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
  expect(reported).toContain('/_report/error');
});

it.each([
  ['another layout', 'Login'],
  ['the page that is shown', 'Conditions'],
])('renders nothing ahead of %s', async (_what, name) => {
  await open('/conditions');
  await intend(name);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'renders nothing ahead on a metered connection: %o',
  async (connection) => {
    stub(navigator, 'connection', connection);
    await open('/conditions');
    await intend('Health Plans');
    expect(screen.queryByText('page health-plans')).toBeNull();
  },
);
