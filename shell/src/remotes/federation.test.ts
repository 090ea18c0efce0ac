import type { RemoteVersion } from '@shared/contracts';
import { importRemote } from './federation';

const good = { pages: { home: async () => ({ default: () => null }) }, runtime: '*' };
const scope = { react: {} };
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: scope },
});

let count = 0;
/** Each test uses a remote of its own: what is loaded stays loaded for the life of a document. */
function newRemote(overrides: Partial<RemoteVersion> = {}) {
  const name = `mf-${(count += 1)}`;
  const base = `/assets/${name}/1.0.0/`;
  const version: RemoteVersion = {
    version: '1.0.0',
    base,
    entry: 'remoteEntry.js',
    entryIntegrity: 'sha384-x',
    pages: {},
    modals: {},
    ...overrides,
  };
  return { name, version, address: `http://localhost${base}remoteEntry.js`, container: `mf_${count}_1_0_0` };
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** Answers the newest script, as the network would; `container` is what its code leaves on the page. */
function answer(name: string, container?: { init?: () => unknown; module?: () => unknown }) {
  if (container)
    Object.assign(globalThis, {
      [name]: {
        init: jest.fn(container.init),
        get: async () => container.module ?? (() => ({ default: good })),
      },
    });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

describe('importRemote', () => {
  it('runs the entry with its hash and gives it the libraries of the page', async () => {
    const { name, version, address, container } = newRemote();
    const loading = importRemote(name, version);
    const script = scripts().at(-1);
    expect(script).toMatchObject({ src: address, integrity: 'sha384-x', crossOrigin: 'anonymous' });
    answer(container, {});
    await expect(loading).resolves.toBe(good);
    const page = globalThis as unknown as Record<string, { init: jest.Mock }>;
    expect(page[container]?.init).toHaveBeenCalledWith(scope);
  });

  it('asks once, whoever else wants it', async () => {
    const { name, version, address, container } = newRemote();
    const both = [importRemote(name, version), importRemote(name, version)];
    answer(container, {});
    expect(new Set(await Promise.all(both)).size).toBe(1);
    await importRemote(name, version);
    expect(scripts().filter(({ src }) => src.startsWith(address))).toHaveLength(1);
  });

  it("asks without a hash for a developer's own build", async () => {
    const { name, version, container } = newRemote({ override: true });
    const loading = importRemote(name, version);
    expect(scripts().at(-1)?.hasAttribute('integrity')).toBe(false);
    answer(container, {});
    await loading;
  });

  it.each([
    ['did not arrive', () => scripts().at(-1)?.dispatchEvent(new Event('error'))],
    ['threw when it was given the libraries', (container: string) => answer(container, { init: explode })],
  ])('asks under another address for an entry that %s, and starts afresh', async (_name, fail) => {
    const { name, version, address, container } = newRemote();
    const first = importRemote(name, version);
    fail(container);
    await expect(first).rejects.not.toThrow(TypeError);
    const second = importRemote(name, version);
    expect(scripts().at(-1)?.src).toBe(`${address}?r=1`);
    answer(container, {});
    await expect(second).resolves.toBe(good);
  });

  it.each([
    ['leaves no container', undefined],
    ['needs a library that the page does not have', { module: explode }],
    ['exports something else', { module: () => ({ default: { nothing: true } }) }],
  ])('says that asking again is no use when it %s', async (_name, left) => {
    const { name, version, container } = newRemote();
    const loading = importRemote(name, version);
    answer(container, left);
    await expect(loading).rejects.toThrow(TypeError);
  });

  it('does not take the container of an earlier try for that of this one', async () => {
    const { name, version, container } = newRemote();
    const first = importRemote(name, version);
    answer(container, { init: explode });
    await expect(first).rejects.toThrow('fault');
    const second = importRemote(name, version);
    answer(container);
    await expect(second).rejects.toThrow(TypeError);
  });
});

function explode(): never {
  throw new Error('fault');
}
