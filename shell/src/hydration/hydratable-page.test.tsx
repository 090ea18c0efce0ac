import {
  hydrationFormat,
  prerenderedMark,
  type RemoteInDocument,
  type RemoteModule,
  type RemoteVersion,
} from '@ilera/contracts';
import { expectConsole } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { Link, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { openDocument, prerender } from '../testing/open-document';
import { watchReports } from '../testing/watch-reports';
import { HydratablePage } from './hydratable-page';

const remote = 'mf-conditions';
const path = '/conditions';
const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
const reports = watchReports('error');

function Page() {
  const id = useId();
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

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const offering = (page: () => unknown): RemoteModule => ({
  pages: { conditions: async () => ({ default: page }) },
});

beforeEach(() => void importRemote.mockReset().mockResolvedValue(offering(Page)));

const live: RemoteInDocument = { ...fakeVersion('2'), hydration: hydrationFormat };

/** Opens the document of /conditions. @returns runs its scripts */
function openConditions(version = live, html = prerender(remote, path, <Page />)): () => Promise<void> {
  const element = <RemoteComponent address={{ remote, page: 'conditions' }} />;
  const page = (
    <HydratablePage remote={remote} page="conditions" routes={[{ path, element }]}>
      {element}
    </HydratablePage>
  );
  return openDocument({
    address: path,
    services: fakeServices({ remotes: { [remote]: version } }, importRemote),
    shell: <Address />,
    html,
    page: (
      <Routes>
        <Route path={path} element={page} />
        <Route path="/other" element={<p>Other page</p>} />
      </Routes>
    ),
  });
}

const elements = () => [...document.querySelectorAll('section, section *')];
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

/** Expects that the page's button counts a press, which only a live page does. */
async function expectLive(): Promise<void> {
  const pressed = button('Pressed 0');
  await userEvent.click(pressed);
  expect(button('Pressed 1')).toBe(pressed);
}

describe('a page whose scripts arrive', () => {
  it('keeps its elements with their ids, loses its marks, and reports nothing', async () => {
    const runScripts = openConditions();
    const before = elements();
    await runScripts();
    expect(elements()).toEqual(before);
    await expectLive();
    expect(elements()).toEqual(before);
    expect(document.querySelector(`[${prerenderedMark}]`)).toBeNull();
    expect(reports()).toEqual([]);
  });

  it('responds to a press in the moment in which its mark is removed', async () => {
    const runScripts = openConditions();
    const pressed = button('Pressed 0');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      pressed.click();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: [prerenderedMark] });
    await runScripts();
    expect(button('Pressed 1')).toBe(pressed);
  });

  it('repeats an earlier press once, and hydrates the pressed element without waiting for an idle browser', async () => {
    const runScripts = openConditions();
    const pressed = button('Pressed 0');
    field('Words').value = 'fever';
    pressed.click();
    expect(pressed).toHaveAttribute('aria-busy');
    const hydratingEvent = jest.fn();
    pressed.addEventListener('auxclick', hydratingEvent);
    await runScripts();
    await waitFor(() => expect(pressed).toHaveTextContent('Pressed 1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(button('Pressed 1')).toBe(pressed);
    expect(pressed).not.toHaveAttribute('aria-busy');
    expect(field('Words')).toHaveValue('fever');
    expect(hydratingEvent).toHaveBeenCalledTimes(1);
    expect(reports()).toEqual([]);
  });

  it('shares the location: the site gets its search parameters, and follows its links', async () => {
    await openConditions()();
    await userEvent.click(button('Page 1'));
    expect(button('Page 2')).toBeInTheDocument();
    expect(screen.getByText('/conditions?page=2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Other page')).toBeInTheDocument();
    expect(document.head.querySelector('title, link')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Conditions' })).toBeNull();
  });

  it('is replaced by the failure panel if it crashes, and leaves the rest', async () => {
    expectConsole(/broken page/);
    function Breaking() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken page');
      return <button onClick={() => setBroken(true)}>Break</button>;
    }
    importRemote.mockResolvedValue(offering(Breaking));
    await openConditions(live, prerender(remote, path, <Breaking />))();
    await userEvent.click(button('Break'));
    expect(screen.getByRole('alert', { name: 'Part of the page is missing' })).toBeInTheDocument();
    expect(screen.getByText('/conditions')).toBeInTheDocument();
  });
});

describe('a page that differs from its HTML', () => {
  it('is rendered anew with what was typed, leaves the rest, and is reported', async () => {
    const runScripts = openConditions();
    const [address, heading] = [screen.getByText('/conditions'), screen.getByRole('heading')];
    heading.textContent = 'Another heading';
    field('Words').value = 'fever';
    await runScripts();
    expect(screen.getByRole('heading', { name: 'Conditions' })).not.toBe(heading);
    expect(screen.getByText('/conditions')).toBe(address);
    expect(field('Words')).toHaveValue('fever');
    expect(reports()).toEqual([
      { part: remote, version: '2', kind: 'hydration', name: 'Error', frames: [], page: 'conditions' },
    ]);
  });

  it('keeps what is typed, and where, while React renders it', async () => {
    const runScripts = openConditions();
    screen.getByRole('heading').textContent = 'Another heading';
    const [words, place] = [field('Words'), field('Place')];
    words.focus();
    words.value = 'fev';
    const type = jest.fn().mockImplementationOnce(() => {
      words.value = 'fever';
      place.focus();
      // jsdom sends none while React renders.
      document.dispatchEvent(new FocusEvent('focusin'));
      place.value = 'Lagos';
      place.setSelectionRange(1, 3);
    });
    importRemote.mockResolvedValue(
      offering(function TypedInto() {
        type();
        return <Page />;
      }),
    );
    await runScripts();
    expect(field('Words')).not.toBe(words);
    expect(field('Words')).toHaveValue('fever');
    expect(field('Place')).toHaveValue('Lagos');
    expect(field('Place')).toHaveFocus();
    expect(field('Place')).toMatchObject({ selectionStart: 1, selectionEnd: 3 });
  });
});

describe('a page that cannot be hydrated', () => {
  /** Expects that the page is rendered anew, keeps what was typed and is live, without a report. */
  async function expectRenderedAnew(runScripts: () => Promise<void>): Promise<void> {
    const before = elements();
    field('Words').value = 'fever';
    await runScripts();
    expect(before.filter((element) => element.isConnected)).toEqual([]);
    expect(field('Words')).toHaveValue('fever');
    await expectLive();
    expect(reports()).toEqual([]);
  }

  it('is rendered anew where its release says nothing of hydration', async () => {
    await expectRenderedAnew(openConditions(fakeVersion('2')));
  });

  it('is rendered anew in its last known good version', async () => {
    importRemote.mockImplementation(async (_, { version }) => {
      if (version === '2') throw new Error('404');
      return offering(Page);
    });
    await expectRenderedAnew(openConditions({ ...live, lastGood: fakeVersion('1') }));
  });
});

describe('a page whose scripts do not arrive', () => {
  it('stays with its title and heading beside a notice, and is hydrated after Try again', async () => {
    importRemote.mockRejectedValue(new Error('404'));
    const runScripts = openConditions();
    const before = elements();
    field('Words').value = 'fever';
    await runScripts();
    const notice = screen.getByRole('alert', { name: 'Part of the page does not answer' });
    expect(notice).toHaveTextContent('Parts of this page do not answer');
    expect(before).toContain(screen.getByRole('heading', { level: 1, name: 'Conditions' }));
    expect(document.title).toBe('Conditions');
    importRemote.mockResolvedValue(offering(Page));
    await userEvent.click(button('Try again'));
    expect(notice).not.toBeInTheDocument();
    expect(elements()).toEqual(before);
    expect(field('Words')).toHaveValue('fever');
    await expectLive();
  });

  it('says that the visitor is offline, and tries again once they are back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    importRemote.mockRejectedValue(new Error('offline'));
    await openConditions()();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    importRemote.mockResolvedValue(offering(Page));
    online.mockReturnValue(true);
    await act(async () => void fireEvent(window, new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    await expectLive();
  });
});
