import { type RemoteModule, type RemoteVersion } from '@shared/contracts';
import { expectConsole } from '@shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installRegistry, pageRegistry, PageRegistry } from '../page-registry';
import { RemoteFailure } from './remote-failure';
import { fakeVersion } from '../testing/fake-version';
import { RemoteComponent } from './remote-component';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
jest.mock('./import-remote', () => ({
  importRemote: (remote: string, version: RemoteVersion) => importRemote(remote, version),
}));

const beacon = jest.fn();

const offering = (page: () => unknown): RemoteModule => ({
  pages: { home: async () => ({ default: page }) },
});

const remote = 'mf-x';

/** @param prerendered elements whose input is restored in the page */
async function show(lastGood?: RemoteVersion, prerendered: Element[] = []) {
  installRegistry(
    new PageRegistry({
      shell: '1',
      remotes: { [remote]: { ...fakeVersion('2'), ...(lastGood && { lastGood }) } },
    }),
  );
  pageRegistry().earlyInput.keep(prerendered);
  await act(async () => {
    render(
      <>
        <p>Rest of the site</p>
        <RemoteComponent address={{ remote, kind: 'pages', name: 'home' }} props={{}} />
      </>,
    );
  });
  return { user: userEvent.setup() };
}

beforeEach(() => {
  beacon.mockReset();
  importRemote.mockReset();
  Object.assign(navigator, { sendBeacon: beacon });
});

/** The failure reports that the gateway received. */
const reports = () =>
  beacon.mock.calls
    .filter(([address]) => address === '/_report/remote')
    .map(([, body]) => JSON.parse(body as string) as object);

it('shows the page of the live version', async () => {
  importRemote.mockResolvedValue(offering(() => 'the page'));
  await show();
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(reports()).toEqual([]);
});

it('gives the document the name of the site while a page is on its way, and the page’s own after', async () => {
  let arrive!: (module: RemoteModule) => void;
  importRemote.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show();
  expect(document.title).toBe('Ilera');
  await act(async () => arrive(offering(() => <title>Health plans</title>)));
  await waitFor(() => expect(document.title).toBe('Health plans'));
});

it('tries once more when the entry fails, and reports nothing when that succeeds', async () => {
  importRemote.mockRejectedValueOnce(new Error('404')).mockResolvedValue(offering(() => 'the page'));
  await show();
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(reports()).toEqual([]);
});

it('takes the last good version when the live one does not load, and reports the live one once', async () => {
  importRemote.mockImplementation(async (_, { version }) => {
    if (version === '2') throw new Error('404');
    return offering(() => 'the earlier page');
  });
  await show(fakeVersion('1'));
  expect(await screen.findByText('the earlier page')).toBeInTheDocument();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'entry' }]);
});

it('takes the last good version when the live one throws as it is drawn', async () => {
  expectConsole(/broken page/);
  importRemote.mockImplementation(async (_, { version }) =>
    offering(() => {
      if (version === '2') throw new Error('broken page');
      return 'the earlier page';
    }),
  );
  await show(fakeVersion('1'));
  expect(await screen.findByText('the earlier page')).toBeInTheDocument();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'render' }]);
});

it('keeps for the last good version what was typed into the prerendered page', async () => {
  expectConsole(/broken page/);
  const prerendered = document.createElement('div');
  prerendered.innerHTML = '<form><input name="email"></form>';
  Object.assign(prerendered.querySelector('input') ?? {}, { value: 'ada@ilera.example' });
  importRemote.mockImplementation(async (_, { version }) =>
    offering(() => {
      if (version === '2') throw new Error('broken page');
      return <input name="email" aria-label="E-mail" />;
    }),
  );
  await show(fakeVersion('1'), [prerendered]);
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@ilera.example');
});

it.each([
  ['nothing', undefined],
  ['no such page', { pages: {} }],
])('asks a remote that exports %s only once', async (_, module) => {
  expectConsole(/failed: exports/);
  importRemote.mockImplementation(async () => {
    if (!module) throw new TypeError('It does not export what a remote must');
    return module;
  });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the site did not load');
  expect(importRemote).toHaveBeenCalledTimes(1);
  expect(reports()).toEqual([{ remote, version: '2', kind: 'exports' }]);
});

it('leaves the rest working, and Try again repairs it', async () => {
  expectConsole(/failed: \w+ The above error/);
  expectConsole(/not configured to support act/);
  importRemote.mockRejectedValue(new Error('404'));
  const { user } = await show();
  const panel = await screen.findByRole('alert');
  expect(screen.getByText('Rest of the site')).toBeInTheDocument();
  expect(panel).toHaveTextContent('+234 700 000 4537');
  importRemote.mockResolvedValue(offering(() => 'the page'));
  await act(async () => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('blames no remote, and falls back to no other version, where the federation runtime does not load', async () => {
  expectConsole(/failed: federation/);
  importRemote.mockRejectedValue(new RemoteFailure('shell', '4.5.6', 'federation'));
  await show(fakeVersion('1'));
  expect(await screen.findByRole('alert', { name: 'Part of the page is missing' })).toBeInTheDocument();
  expect(reports()).toEqual([{ remote: 'shell', version: '4.5.6', kind: 'federation' }]);
  expect(importRemote).toHaveBeenCalledTimes(1);
});
