import { type RemoteModule, type RemoteVersion, hydrationFormat } from '@shared/contracts';
import { session } from '@shared/runtime';
import { makeUser, resetRuntime } from '@shared/testing';
import { act } from '@testing-library/react';
import { installRegistry, PageRegistry } from '../page-registry';
import { mountSite } from './mount-site';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
jest.mock('../remotes/import-remote', () => ({
  importRemote: (remote: string, version: RemoteVersion) => importRemote(remote, version),
}));

beforeEach(resetRuntime);

it('hydrates the layout before a script of the page can run, so that the menu does not wait for it', async () => {
  importRemote.mockResolvedValue({ pages: {} });
  const version = { version: '1', base: '/', entry: '', entryIntegrity: '', pages: {}, modals: {} };
  installRegistry(
    new PageRegistry({
      shell: '1',
      remotes: { 'mf-conditions': { ...version, hydration: hydrationFormat } },
    }),
  );
  history.replaceState(null, '', '/conditions');
  document.body.innerHTML = '<div id="root" data-prerendered><p>Layout</p></div>';
  const root = document.getElementById('root') as HTMLElement;
  let wasLoading = false;
  function Layout() {
    wasLoading = importRemote.mock.calls.length > 0;
    return <p>Layout</p>;
  }
  await act(async () => mountSite(root, <Layout />));
  expect(wasLoading).toBe(false);
});

describe('an address of the account area', () => {
  const mount = async (address: string) => {
    history.replaceState(null, '', address);
    document.body.innerHTML = '<div id="root" data-prerendered><p>Layout</p></div>';
    const paragraph = document.querySelector('p');
    await act(async () => mountSite(document.getElementById('root') as HTMLElement, <p>Layout</p>));
    expect(document.querySelector('p')).toHaveTextContent('Layout');
    return paragraph?.isConnected;
  };

  it('is hydrated for who is signed in', async () => {
    session.signIn('token');
    session.setUser(makeUser());
    expect(await mount('/account/health_plan')).toBe(true);
  });

  it('is rendered anew for who is not', async () => {
    expect(await mount('/account/home')).toBe(false);
  });

  it('is rendered anew where it redirects a beneficiary', async () => {
    session.signIn('token');
    session.setUser(makeUser({ employer_id: 5 }));
    expect(await mount('/account/health_plan')).toBe(false);
  });
});
