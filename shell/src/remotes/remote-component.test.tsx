import type { RemoteModule } from '@ilera/contracts';
import { expectConsole } from '@ilera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { use, useEffect, useLayoutEffect } from 'react';
import { fakeVersion } from '../testing/fake-site';
import { importRemote, offering, pressSuspending, remote, showRemote } from '../testing/show-remote';
import { watchReports } from '../testing/watch-reports';
import { RemoteFailure } from './remote-failure';

const reports = watchReports();

it('shows the page of the live version', async () => {
  importRemote.mockResolvedValue(offering(() => 'the page'));
  await showRemote();
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(reports()).toEqual([]);
});

it('gives the document the name of the site while a page is on its way, and the page’s own after', async () => {
  let arrive!: (module: RemoteModule) => void;
  importRemote.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await showRemote();
  expect(document.title).toBe('Ilera');
  await act(async () => arrive(offering(() => <title>Health plans</title>)));
  await waitFor(() => expect(document.title).toBe('Health plans'));
});

it.each([
  ['does not arrive', new Error('404')],
  ['throws a TypeError of its own', new TypeError('undefined is not a function')],
])('tries once more when the entry %s, and reports nothing when that succeeds', async (_what, error) => {
  importRemote.mockRejectedValueOnce(error).mockResolvedValue(offering(() => 'the page'));
  await showRemote();
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(reports()).toEqual([]);
});

it('takes the last good version when the live one does not load, and reports the live one once', async () => {
  importRemote.mockImplementation(async (_, { version }) => {
    if (version === '2') throw new Error('404');
    return offering(() => 'the earlier page');
  });
  await showRemote({ lastGood: fakeVersion('1') });
  expect(await screen.findByText('the earlier page')).toBeInTheDocument();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'entry' }]);
});

it('takes the last good version when the live one suspends for ever (R5.14)', async () => {
  expectConsole(/never rendered/);
  jest.useFakeTimers();
  const never = new Promise<never>(() => undefined);
  importRemote.mockImplementation(async (_, { version }) =>
    offering(() => (version === '2' ? use(never) : 'the earlier page')),
  );
  await showRemote({ lastGood: fakeVersion('1') });
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  jest.useRealTimers();
  expect(await screen.findByText('the earlier page')).toBeInTheDocument();
  expect(reports()).toEqual([{ remote, version: '2', kind: 'render' }]);
});

it('shows the panel after thirty seconds, also where attempts are left', async () => {
  expectConsole(/failed: hang/);
  jest.useFakeTimers();
  const home = () => new Promise<never>(() => undefined);
  importRemote.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve({ pages: { home } }), 6_000)),
  );
  await showRemote({ lastGood: fakeVersion('1') });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site did not load');
});

it('blames no version that takes a minute, and shows it then', async () => {
  expectConsole(/failed: hang/);
  jest.useFakeTimers();
  const loading = new Promise<RemoteModule>((resolve) =>
    setTimeout(() => resolve(offering(() => 'the page')), 60_000),
  );
  importRemote.mockReturnValue(loading);
  await showRemote({ isModal: true, lastGood: fakeVersion('1') });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site did not load');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  jest.useRealTimers();
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(reports()).toEqual([]);
});

const breakPage = () => {
  throw new Error('broken page');
};

it.each([
  ['as it is drawn', breakPage],
  ['in its first layout effect', () => useLayoutEffect(breakPage, [])],
  ['in its first effect', () => useEffect(breakPage, [])],
])('takes the last good version when the live one throws %s', async (_when, useBroken) => {
  expectConsole(/broken page/);
  const live = offering(function Broken() {
    useBroken();
    return null;
  });
  importRemote.mockImplementation(async (_, { version }) =>
    version === '2' ? live : offering(() => 'the earlier page'),
  );
  await showRemote({ lastGood: fakeVersion('1') });
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
  await showRemote({ lastGood: fakeVersion('1'), prerendered: [prerendered] });
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@ilera.example');
});

it('begins with the live version again after neither had loaded, and blames none', async () => {
  expectConsole(/failed: \w+ The above error/);
  importRemote.mockRejectedValue(new Error('offline'));
  await showRemote({ isModal: true, lastGood: fakeVersion('1') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(reports()).toEqual([]);
  importRemote.mockImplementation(async (_, { version }) => offering(() => `version ${version}`));
  await pressSuspending(retry);
  expect(await screen.findByText('version 2')).toBeInTheDocument();
});

it.each([
  ['nothing', undefined],
  ['no such page', { pages: {} }],
])('asks a remote that exports %s only once', async (_, module) => {
  expectConsole(/failed: exports/);
  importRemote.mockImplementation(async () => {
    if (!module) throw new RemoteFailure(remote, '2', 'exports');
    return module;
  });
  await showRemote();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the site did not load');
  expect(importRemote).toHaveBeenCalledTimes(1);
  expect(reports()).toEqual([{ remote, version: '2', kind: 'exports' }]);
});

it.each([
  [
    'throws a TypeError of its own',
    'chunk',
    () => Promise.reject(new TypeError('undefined is not a function')),
  ],
  ['hangs', 'hang', () => new Promise<never>(() => undefined)],
])('reports a page whose script %s, after a retry, as %s', async (_what, kind, load) => {
  expectConsole(/failed: (chunk|hang)/);
  jest.useFakeTimers();
  const loadPage = jest.fn(load);
  importRemote.mockResolvedValue({ pages: { home: loadPage } });
  await showRemote();
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site did not load');
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(reports()).toEqual([{ remote, version: '2', kind }]);
});

it('loads again when somebody comes back to a part that failed (R5.14)', async () => {
  expectConsole(/failed: \w+ The above error/);
  importRemote.mockRejectedValue(new Error('404'));
  const { user } = await showRemote();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  importRemote.mockResolvedValue(offering(() => 'the page'));
  await pressSuspending(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('shows a page that crashed again after a navigation within it', async () => {
  expectConsole(/broken tab/);
  let isBroken = true;
  importRemote.mockResolvedValue(
    offering(() => {
      if (isBroken) throw new Error('broken tab');
      return 'the page';
    }),
  );
  const { user } = await showRemote();
  await screen.findByRole('alert');
  isBroken = false;
  await user.click(screen.getByRole('link', { name: 'Other tab' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

describe('a part that comes after its time limit', () => {
  let arrive!: () => void;
  beforeEach(() => {
    expectConsole(/failed: hang The above error/);
    const late = new Promise<void>((resolve) => (arrive = resolve));
    importRemote.mockRejectedValue(new RemoteFailure(remote, '2', 'hang', { late }));
  });

  it('takes the place of the panel', async () => {
    await showRemote();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    importRemote.mockResolvedValue(offering(() => 'the page'));
    await act(async () => arrive());
    expect(await screen.findByText('the page')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not loaded for somebody who has left', async () => {
    const { user } = await showRemote();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    importRemote.mockClear();
    await act(async () => arrive());
    expect(importRemote).not.toHaveBeenCalled();
  });
});

it('blames no remote, and takes no other version, where the federation runtime does not load', async () => {
  expectConsole(/failed: federation/);
  importRemote.mockRejectedValue(new RemoteFailure('shell', '4.5.6', 'federation'));
  await showRemote({ lastGood: fakeVersion('1') });
  expect(await screen.findByRole('alert', { name: 'Part of the page is missing' })).toBeInTheDocument();
  expect(reports()).toEqual([{ remote: 'shell', version: '4.5.6', kind: 'federation' }]);
  expect(importRemote.mock.calls.map(([, { version }]) => version)).toEqual(['2', '2']);
});
