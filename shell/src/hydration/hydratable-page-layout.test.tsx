import { hydrationFormat, type RemoteModule, type RemoteVersion } from '@ilera/contracts';
import { PageSlot } from '@ilera/prerender/page-slot';
import { stub } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { ServicesContext, type SiteServices } from '../site-services';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { RemoteComponent } from '../remotes/remote-component';
import { HydratablePage } from './hydratable-page';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
let services: SiteServices;

const beacon = jest.fn();
function AccountLayout() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <nav aria-labelledby={id}>
        <p id={id}>Account</p>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close menu' : 'Open menu'}</button>
        <Link to="/account/condition">Conditions</Link>
        <Link to="/">Leave</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </div>
  );
}

function Home() {
  const id = useId();
  const [presses, setPresses] = useState(0);
  return (
    <section aria-labelledby={id}>
      <title>Home</title>
      <h1 id={id}>Home</h1>
      <input aria-label="Words" name="words" />
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
    </section>
  );
}

const remotes: Record<string, RemoteModule> = {
  'mf-account': {
    pages: { layout: async () => ({ default: AccountLayout }), home: async () => ({ default: Home }) },
  },
  'mf-conditions': { pages: { conditions: async () => ({ default: () => <h1>Conditions</h1> }) } },
};

/** A site of three addresses, two of them in the layout. */
function Site() {
  const layout = <RemoteComponent address={{ remote: 'mf-account', page: 'layout' }} props={{}} isLayout />;
  const pages = [
    { path: '/account/home', remote: 'mf-account', page: 'home' },
    { path: '/account/condition', remote: 'mf-conditions', page: 'conditions' },
  ].map(({ path, remote, page }) => {
    const element = <RemoteComponent address={{ remote, page }} />;
    return {
      path,
      element: (
        <HydratablePage key={page} remote={remote} page={page} routes={[{ path, element }]}>
          {element}
        </HydratablePage>
      ),
    };
  });
  const gate = (
    <HydratablePage
      isLayout
      remote="mf-account"
      page="layout"
      routes={[{ element: layout, children: pages }]}
    >
      {layout}
    </HydratablePage>
  );
  return (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/account/home']} useTransitions={false}>
        <header>Site</header>
        <Routes>
          <Route element={gate}>
            {pages.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
          <Route path="/" element={<p>Landing</p>} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  );
}

/** As the build of mf-account renders a page of its own, with the HTML of another in its layout. */
function prerenderPage(page: React.ReactNode, inside = ''): string {
  return renderToString(
    <MemoryRouter initialEntries={['/account/home']}>
      <Routes>
        <Route path="/account/home" element={<Suspense>{page}</Suspense>}>
          <Route index element={<PageSlot html={inside} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
    { identifierPrefix: 'mf-account-' },
  );
}

let container: HTMLElement;
let root: Root | undefined;

function prerender(): void {
  document.head.innerHTML = '<title data-prerendered>Home</title>';
  container.innerHTML = renderToString(
    <MemoryRouter initialEntries={['/account/home']}>
      <header>Site</header>
      <PageSlot
        html={prerenderPage(<AccountLayout />, prerenderPage(<Home />).replace('<title>Home</title>', ''))}
      />
    </MemoryRouter>,
  );
}

async function hydrateSite(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, <Site />);
  });
  await waitFor(() => expect(container.querySelector('[data-prerendered]')).toBeNull());
}

const elements = () => [...container.querySelectorAll('*')];

function install(hydration?: number): void {
  services = fakeServices(
    {
      remotes: {
        'mf-account': { ...fakeVersion('2'), ...(hydration && { hydration }) },
        'mf-conditions': { ...fakeVersion('2'), hydration: hydrationFormat },
      },
    },
    importRemote,
  );
}

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  beacon.mockReset();
  importRemote.mockImplementation(async (remote) => remotes[remote] as RemoteModule);
  stub(navigator, 'sendBeacon', beacon);
  install(hydrationFormat);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
});

it('hydrates the layout and the page in it where they stand, with the same ids', async () => {
  prerender();
  const before = elements();
  await hydrateSite();
  expect(elements()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(before).toContain(screen.getByRole('button', { name: 'Close menu' }));
  expect(before).toContain(screen.getByRole('button', { name: 'Pressed 1' }));
  expect(container.querySelector('[data-prerendered]')).toBeNull();
  expect(beacon).not.toHaveBeenCalled();
});

it('keeps the layout when one moves to a page of another remote in it, and ends it when one leaves', async () => {
  prerender();
  await hydrateSite();
  const layout = screen.getByRole('navigation');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Conditions' })));
  expect(await screen.findByRole('heading', { name: 'Conditions' })).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBe(layout);
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByText('Landing')).toBeInTheDocument();
  expect(layout.isConnected).toBe(false);
});

it('ends the page before its tags of the head go, when one leaves both at once', async () => {
  prerender();
  await hydrateSite();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Leave' })));
  expect(screen.getByText('Landing')).toBeInTheDocument();
  expect(document.head.querySelector('title')).toBeNull();
});

it('renders both anew, with what was typed, where the layout’s release is of an older format', async () => {
  install(hydrationFormat - 1);
  prerender();
  const layout = screen.getByRole('navigation');
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await hydrateSite();
  expect(screen.getByRole('navigation')).not.toBe(layout);
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('renders the layout anew that differs from its HTML, with its page, and reports it', async () => {
  prerender();
  screen.getByText('Account').textContent = 'Another layout';
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await hydrateSite();
  expect(screen.getByText('Account')).toBeInTheDocument();
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  const report = JSON.parse(String(beacon.mock.calls[0]?.[1])) as object;
  expect(report).toMatchObject({ part: 'mf-account', kind: 'hydration', page: 'layout' });
});
