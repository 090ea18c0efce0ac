import { hydrationFormat, prerenderedMark, type RemoteModule } from '@ilera/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { Link, Outlet, Route, type RouteObject, Routes } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { openDocument, prerender } from '../testing/open-document';
import { watchReports } from '../testing/watch-reports';
import { HydratablePage } from './hydratable-page';

const reports = watchReports('error');

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

const account = 'mf-account';
const home = '/account/home';
const remotes: Record<string, RemoteModule> = {
  [account]: {
    pages: { layout: async () => ({ default: AccountLayout }), home: async () => ({ default: Home }) },
  },
  'mf-conditions': { pages: { conditions: async () => ({ default: () => <h1>Conditions</h1> }) } },
};

/** The route of a page in the layout. */
function pageRoute(path: string, remote: string, page: string): RouteObject {
  const element = <RemoteComponent address={{ remote, page }} />;
  const hydratable = (
    <HydratablePage key={page} remote={remote} page={page} routes={[{ path, element }]}>
      {element}
    </HydratablePage>
  );
  return { path, element: hydratable };
}

/** A site of three addresses, two of them in the layout. */
function Site() {
  const layout = <RemoteComponent address={{ remote: account, page: 'layout' }} isLayout />;
  const pages = [
    pageRoute(home, account, 'home'),
    pageRoute('/account/condition', 'mf-conditions', 'conditions'),
  ];
  const gate = (
    <HydratablePage isLayout remote={account} page="layout" routes={[{ element: layout, children: pages }]}>
      {layout}
    </HydratablePage>
  );
  return (
    <Routes>
      <Route element={gate}>
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
      <Route path="/" element={<p>Landing</p>} />
    </Routes>
  );
}

/** Opens the document of the account's home page. @returns runs its scripts until both parts are mounted */
function openHome(hydration = hydrationFormat): () => Promise<void> {
  const version = fakeVersion('2');
  const runScripts = openDocument({
    address: home,
    services: fakeServices(
      {
        remotes: {
          [account]: { ...version, hydration },
          'mf-conditions': { ...version, hydration: hydrationFormat },
        },
      },
      async (remote) => remotes[remote] as RemoteModule,
    ),
    shell: <header>Site</header>,
    html: prerender(account, home, <AccountLayout />, prerender(account, home, <Home />)),
    page: <Site />,
  });
  return async () => {
    await runScripts();
    await waitFor(() => expect(document.body.querySelector(`[${prerenderedMark}]`)).toBeNull());
  };
}

const elements = () => [...document.body.querySelectorAll('*')];

it('hydrates the layout and the page in it where they stand, with the same ids', async () => {
  const runScripts = openHome();
  const before = elements();
  await runScripts();
  expect(elements()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(before).toContain(screen.getByRole('button', { name: 'Close menu' }));
  expect(before).toContain(screen.getByRole('button', { name: 'Pressed 1' }));
  expect(reports()).toEqual([]);
});

it('keeps the layout when one moves to a page of another remote in it, and ends it when one leaves', async () => {
  await openHome()();
  const layout = screen.getByRole('navigation');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Conditions' })));
  expect(await screen.findByRole('heading', { name: 'Conditions' })).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBe(layout);
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByText('Landing')).toBeInTheDocument();
  expect(layout.isConnected).toBe(false);
});

it('ends the page before its tags of the head go, when one leaves both at once', async () => {
  await openHome()();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Leave' })));
  expect(screen.getByText('Landing')).toBeInTheDocument();
  expect(document.head.querySelector('title')).toBeNull();
});

it('renders both anew, with what was typed, where the layout’s release is of an older format', async () => {
  const runScripts = openHome(hydrationFormat - 1);
  const layout = screen.getByRole('navigation');
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await runScripts();
  expect(screen.getByRole('navigation')).not.toBe(layout);
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('renders the layout anew that differs from its HTML, with its page, and reports it', async () => {
  const runScripts = openHome();
  screen.getByText('Account').textContent = 'Another layout';
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await runScripts();
  expect(screen.getByText('Account')).toBeInTheDocument();
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  expect(reports()[0]).toMatchObject({ part: account, kind: 'hydration', page: 'layout' });
});
