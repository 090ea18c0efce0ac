import { type RemoteModule, type RemoteVersion, hydrationFormat } from '@shared/contracts';
import { act } from '@testing-library/react';
import { installRegistry, RemoteRegistry } from '../remotes/registry';
import { mountSite } from './mount-site';

const importRemote = jest.fn<Promise<RemoteModule>, [string, RemoteVersion]>();
jest.mock('../remotes/import-remote', () => ({
  importRemote: (remote: string, version: RemoteVersion) => importRemote(remote, version),
}));

it('hydrates the layout before a script of the page can run, so that the menu does not wait for it', async () => {
  importRemote.mockResolvedValue({ pages: {} });
  const version = { version: '1', base: '/', entry: '', entryIntegrity: '', pages: {}, modals: {} };
  installRegistry(
    new RemoteRegistry({
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
