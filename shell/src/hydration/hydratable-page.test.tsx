import { hydrationFormat, prerenderedMark, type RemoteModule, type RemoteVersion } from '@ilera/contracts';
import { PageSlot } from '@ilera/prerender/page-slot';
import { expectConsole, stub } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { ServicesContext, type SiteServices } from '../site-services';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { HydratablePage } from './hydratable-page';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
let services: SiteServices;

const beacon = jest.fn();
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body as string) as object);

const path = '/conditions';
/** What a visitor does while React is rendering the page. */
let whileRendering: (() => void) | undefined;

function Page() {
  const id = useId();
  whileRendering?.();
  const [presses, setPresses] = useState(0);
  const [search, setSearch] = useSearchParams();
  return (
    <section aria-labelledby={id}>
      <title>Conditions</title>
      <h1 id={id}>Conditions</h1>
      <input name="words" aria-label="Words" />
      <input name="place" aria-label="Place" />
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
      <button onClick={() => setSearch({ page: '2' })}>Page {search.get('page') ?? '1'}</button>
      <Link to="/other">Elsewhere</Link>
    </section>
  );
}

const offering = (page: () => unknown): RemoteModule => ({
  pages: { conditions: async () => ({ default: page }) },
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The shell around a page: in the browser, and as it is prerendered with the page's HTML in its slot. */
const site = (page: React.ReactNode) => (
  <ServicesContext value={services}>
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <Address />
      <Routes>
        <Route path={path} element={page} />
        <Route path="/other" element={<p>Other page</p>} />
      </Routes>
    </MemoryRouter>
  </ServicesContext>
);

let container: HTMLElement;
let root: Root | undefined;

function prerender(page = <Page />): void {
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={path} element={<Suspense>{page}</Suspense>} />
      </Routes>
    </MemoryRouter>,
    { identifierPrefix: 'mf-conditions-' },
  );
  document.head.innerHTML =
    '<title data-prerendered>Conditions</title><link data-prerendered rel="canonical" href="/conditions">';
  container.innerHTML = renderToString(site(<PageSlot html={html.replace(/<title>.*?<\/title>/, '')} />));
}

async function hydrateSite(): Promise<void> {
  const remote = 'mf-conditions';
  const element = <RemoteComponent address={{ remote, page: 'conditions' }} />;
  const page = (
    <HydratablePage remote={remote} page="conditions" routes={[{ path, element }]}>
      {element}
    </HydratablePage>
  );
  await act(async () => {
    root = hydrateRoot(container, site(page));
  });
}

const elements = () => [...container.querySelectorAll('section *')];

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  beacon.mockReset();
  importRemote.mockReset();
  importRemote.mockResolvedValue(offering(Page));
  stub(navigator, 'sendBeacon', beacon);
  services = fakeServices(
    { remotes: { 'mf-conditions': { ...fakeVersion('2'), hydration: hydrationFormat } } },
    importRemote,
  );
});
afterEach(async () => {
  whileRendering = undefined;
  await act(async () => root?.unmount());
  container.remove();
});

it('hydrates the elements of the page where they stand, with the same ids, and reports nothing', async () => {
  prerender();
  const before = elements();
  await hydrateSite();
  expect(elements()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBe(before[3]);
  expect(container.querySelector('[data-prerendered]')).toBeNull();
  expect(document.head.querySelector('[data-prerendered]')).toBeNull();
  expect(reports()).toEqual([]);
});

it('answers a press that comes while React has not taken over the page yet', async () => {
  prerender();
  const button = screen.getByRole('button', { name: 'Pressed 0' });
  const taken = new MutationObserver(() => {
    taken.disconnect();
    button.click();
  });
  taken.observe(container, { subtree: true, attributeFilter: [prerenderedMark] });
  await hydrateSite();
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBe(button);
});

it('answers a press that came before the page once, without waiting for an idle browser', async () => {
  prerender();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pressed 0' });
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  window.__held = button;
  button.setAttribute('aria-busy', 'true');
  const seen = jest.fn();
  container.addEventListener('auxclick', seen, true);
  await hydrateSite();
  await waitFor(() => expect(button).toHaveTextContent('Pressed 1'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBe(button);
  expect(button).not.toHaveAttribute('aria-busy');
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  expect(seen).toHaveBeenCalledTimes(1);
  expect(reports()).toEqual([]);
});

it('shares one location: search parameters reach the page, and its links move the site', async () => {
  prerender();
  await hydrateSite();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(screen.getByRole('button', { name: 'Page 2' })).toBeInTheDocument();
  expect(screen.getByText('/conditions?page=2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('Other page')).toBeInTheDocument();
  expect(document.head.querySelector('title, link')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Conditions' })).toBeNull();
});

it('renders a page anew that differs, in its own root only, with what was typed; it is reported', async () => {
  prerender();
  const output = screen.getByText('/conditions');
  const heading = screen.getByRole('heading');
  heading.textContent = 'Another heading';
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await hydrateSite();
  expect(screen.getByRole('heading', { name: 'Conditions' })).not.toBe(heading);
  expect(screen.getByText('/conditions')).toBe(output);
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  expect(reports()).toEqual([
    { part: 'mf-conditions', version: '2', kind: 'hydration', name: 'Error', frames: [], page: 'conditions' },
  ]);
});

it('carries what is typed, and where, until the very moment in which the page is rendered anew', async () => {
  prerender();
  screen.getByRole('heading').textContent = 'Another heading';
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const [words, place] = [field('Words'), field('Place')];
  words.focus();
  words.value = 'fev';
  whileRendering = () => {
    whileRendering = undefined;
    words.value = 'fever';
    place.focus();
    // jsdom sends none while React renders.
    document.dispatchEvent(new FocusEvent('focusin'));
    place.value = 'Lagos';
    place.setSelectionRange(1, 3);
  };
  await hydrateSite();
  expect(field('Words')).not.toBe(words);
  expect(field('Words')).toHaveValue('fever');
  expect(field('Place')).toHaveValue('Lagos');
  expect(field('Place')).toHaveFocus();
  expect({ start: field('Place').selectionStart, end: field('Place').selectionEnd }).toEqual({
    start: 1,
    end: 3,
  });
});

it.each([
  ['a release that says nothing of hydration', { 'mf-conditions': fakeVersion('2') }],
  [
    'the last known good version',
    { 'mf-conditions': { ...fakeVersion('2'), hydration: hydrationFormat, lastGood: fakeVersion('1') } },
  ],
])('renders the page of %s anew, with what was typed', async (kind, remotes) => {
  services = fakeServices({ remotes }, importRemote);
  if (kind.includes('good'))
    importRemote.mockImplementation(async (_, { version: asked }) => {
      if (asked === '2') throw new Error('404');
      return offering(Page);
    });
  prerender();
  const before = elements();
  screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
  await hydrateSite();
  expect(before.filter((element) => element.isConnected)).toEqual([]);
  expect(screen.getByLabelText('Words')).toHaveValue('fever');
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(reports().filter((report) => 'part' in report)).toEqual([]);
});

describe('where the scripts of the page do not come', () => {
  it('keeps the page with its title and heading, says so, and hydrates it after Try again', async () => {
    importRemote.mockRejectedValue(new Error('404'));
    prerender();
    const before = elements();
    screen.getByLabelText<HTMLInputElement>('Words').value = 'fever';
    await hydrateSite();
    const notice = screen.getByRole('alert', { name: 'Part of the page does not answer' });
    expect(notice).toHaveTextContent('Parts of this page do not answer');
    expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBe(before[0]);
    expect(document.title).toBe('Conditions');
    importRemote.mockResolvedValue(offering(Page));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(notice).not.toBeInTheDocument();
    expect(before.every((element) => element.isConnected)).toBe(true);
    expect(screen.getByLabelText('Words')).toHaveValue('fever');
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  });

  it('says that the visitor is offline, and tries again by itself when they are back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    importRemote.mockRejectedValue(new Error('offline'));
    prerender();
    await hydrateSite();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    importRemote.mockResolvedValue(offering(Page));
    online.mockReturnValue(true);
    await act(async () => void fireEvent(window, new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  });
});

it('shows the failure panel where a hydrated page crashes, and leaves the rest', async () => {
  expectConsole(/broken page/);
  function Breaking() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken page');
    return <button onClick={() => setBroken(true)}>Break</button>;
  }
  importRemote.mockResolvedValue(offering(Breaking));
  prerender(<Breaking />);
  await hydrateSite();
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alert', { name: 'Part of the page is missing' })).toBeInTheDocument();
  expect(screen.getByText('/conditions')).toBeInTheDocument();
});
