import type { RemoteVersion } from '@ilera/contracts';
import { expectConsole } from '@ilera/testing';
import { waitFor } from '@testing-library/react';
import * as react from 'react';
import type { RemoteFailure } from './remote-failure';
import { RemoteModules } from './remote-modules';

const good = { pages: { home: async () => ({ default: () => null }) } };

// What the build fills in.
Object.assign(globalThis, {
  SHARED_VERSIONS: {
    react: '19.0.0',
    'react-dom': '19.0.0',
    mobx: '7.0.0',
    'mobx-react-lite': '5.0.0',
    '@ilera/runtime': '3.0.0',
  },
});

const { importRemote } = new RemoteModules('4.5.6');

let count = 0;
/**
 * Each test uses a remote of its own: the federation runtime keeps what is registered for the life of a
 * document.
 */
function newRemote(overrides: Partial<RemoteVersion> = {}) {
  const name = `mf-${(count += 1)}`;
  const base = `/assets/${name}/1.0.0/`;
  const version: RemoteVersion = {
    version: '1.0.0',
    base,
    entry: 'remoteEntry.js',
    entryIntegrity: 'sha256-x',
    ...overrides,
  };
  return { name, version, address: `http://localhost${base}remoteEntry.js`, container: `mf_${count}_1_0_0` };
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** The script of a load that has begun. */
const requested = (address: string): Promise<HTMLScriptElement> =>
  waitFor(() => {
    const script = scripts().find(({ src }) => src === address);
    if (!script) throw new Error(`${address} was not requested`);
    return script;
  });

interface Behaviour {
  init?: (...args: unknown[]) => unknown;
  module?: () => unknown;
}

/** Lets a script arrive and define a container on the page, or none. */
function arrive(script: HTMLScriptElement, name: string, behaviour?: Behaviour): void {
  if (behaviour)
    Object.assign(globalThis, {
      [name]: {
        init: behaviour.init ?? (() => undefined),
        get: async () => behaviour.module ?? (() => ({ default: good })),
      },
    });
  script.dispatchEvent(new Event('load'));
}

function explode(): never {
  throw new TypeError('fault');
}

describe('importRemote', () => {
  it('runs the entry with its hash and gives it the libraries of the page', async () => {
    const { name, version, address, container } = newRemote();
    const init = jest.fn();
    const loading = importRemote(name, version);
    const script = await requested(address);
    expect(script).toMatchObject({ integrity: 'sha256-x', crossOrigin: 'anonymous' });
    arrive(script, container, { init });
    await expect(loading).resolves.toBe(good);
    const [scope] = init.mock.calls[0] as [Record<string, Record<string, { lib: () => unknown }>>];
    expect(Object.keys(scope)).toEqual([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'mobx',
      'mobx-react-lite',
      '@ilera/runtime',
    ]);
    expect(scope.react?.['19.0.0']?.lib()).toHaveProperty('useState', react.useState);
  });

  it('names the shell and the remotes to tools that read __FEDERATION__', async () => {
    const { name, version, address, container } = newRemote();
    const loading = importRemote(name, version);
    arrive(await requested(address), container, {});
    await loading;
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string; options: { version: string; remotes: object[] } }[] };
    };
    const [shell] = federation.__INSTANCES__;
    expect(shell).toMatchObject({ name: 'shell', options: { version: '4.5.6' } });
    expect(shell?.options.remotes).toContainEqual(
      expect.objectContaining({ name: container, version: '1.0.0', entry: address }),
    );
  });

  it('sends one request for concurrent callers', async () => {
    const { name, version, address, container } = newRemote();
    const both = [importRemote(name, version), importRemote(name, version)];
    arrive(await requested(address), container, {});
    expect(new Set(await Promise.all(both)).size).toBe(1);
    await importRemote(name, version);
    expect(scripts().filter(({ src }) => src.startsWith(address))).toHaveLength(1);
  });

  it.each([
    ['did not arrive', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))],
    [
      'threw when it was given the libraries',
      (script: HTMLScriptElement, container: string) => arrive(script, container, { init: explode }),
    ],
  ])('retries an entry that %s from another address', async (_name, fail) => {
    expectConsole(/already registered/);
    const { name, version, address, container } = newRemote();
    const first = importRemote(name, version);
    fail(await requested(address), container);
    await expect(first).rejects.toMatchObject({ remote: name, version: '1.0.0', kind: 'entry' });
    const second = importRemote(name, version);
    arrive(await requested(`${address}?r=1`), container, {});
    await expect(second).resolves.toBe(good);
  });

  it.each([
    ['defines no container', undefined],
    ['needs a library that the page does not have', { module: explode }],
    ['exports something else', { module: () => ({ default: { nothing: true } }) }],
  ])('is a contract mismatch where the entry %s', async (_name, behaviour) => {
    const { name, version, address, container } = newRemote();
    const loading = importRemote(name, version);
    arrive(await requested(address), container, behaviour);
    await expect(loading).rejects.toMatchObject({ remote: name, version: '1.0.0', kind: 'exports' });
  });

  it('does not take the container of an earlier attempt for that of this one', async () => {
    expectConsole(/already registered/);
    const { name, version, address, container } = newRemote();
    const first = importRemote(name, version);
    arrive(await requested(address), container, { init: explode });
    await expect(first).rejects.toMatchObject({ kind: 'entry' });
    const second = importRemote(name, version);
    arrive(await requested(`${address}?r=1`), container);
    await expect(second).rejects.toMatchObject({ kind: 'exports' });
  });

  describe('after the time limit of an attempt', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
    afterEach(() => jest.useRealTimers());

    /** Lets the time limit of an attempt pass. */
    const overrun = async (loading: Promise<unknown>) => {
      const failure = expect(loading).rejects.toMatchObject({ kind: 'hang' });
      await jest.advanceTimersByTimeAsync(7_000);
      await failure;
    };

    it('says what may come yet, and uses it when it has come', async () => {
      const { name, version, address, container } = newRemote();
      const loading = importRemote(name, version);
      const late = loading.catch(({ late: promise }: RemoteFailure) => promise);
      const script = await requested(address);
      await overrun(loading);
      arrive(script, container, {});
      await expect(late).resolves.toBe(good);
      await expect(importRemote(name, version)).resolves.toBe(good);
      expect(scripts().filter(({ src }) => src.startsWith(address))).toHaveLength(1);
    });

    it('uses the first of two attempts that comes, and runs the code of one only', async () => {
      expectConsole(/already registered/);
      const { name, version, address, container } = newRemote();
      const first = importRemote(name, version);
      const script = await requested(address);
      await overrun(first);
      const second = importRemote(name, version);
      const other = await requested(`${address}?r=1`);
      const evaluate = jest.fn(() => ({ default: good }));
      arrive(script, container, {});
      await expect(second).resolves.toBe(good);
      arrive(other, container, { module: evaluate });
      await jest.advanceTimersByTimeAsync(0);
      await expect(importRemote(name, version)).resolves.toBe(good);
      expect(evaluate).not.toHaveBeenCalled();
    });

    it('waits for the first attempt while the second has failed', async () => {
      expectConsole(/already registered/);
      const { name, version, address, container } = newRemote();
      const first = importRemote(name, version);
      const script = await requested(address);
      await overrun(first);
      const second = importRemote(name, version);
      (await requested(`${address}?r=1`)).dispatchEvent(new Event('error'));
      arrive(script, container, {});
      await expect(second).resolves.toBe(good);
    });
  });

  it('runs two versions of one remote beside each other', async () => {
    const { name, version, address, container } = newRemote();
    const other = { pages: {} };
    const first = importRemote(name, version);
    arrive(await requested(address), container, {});
    await expect(first).resolves.toBe(good);
    const second = importRemote(name, {
      ...version,
      version: '2.0.0',
      base: version.base.replace('1.0.0', '2.0.0'),
    });
    arrive(await requested(address.replace('1.0.0', '2.0.0')), container.replace('1_0_0', '2_0_0'), {
      module: () => ({ default: other }),
    });
    await expect(second).resolves.toBe(other);
    await expect(importRemote(name, version)).resolves.toBe(good);
  });
});
