import { resetRuntime } from '@shared/testing';
import { fakeVersion } from '../testing/fake-version';
import { getComponent } from './component-cache';
import { loadFirstPage } from './load-first-page';
import { installRegistry, PageRegistry } from '../page-registry';

const imported = jest.fn();
jest.mock('./import-remote', () => ({
  importRemote: (remote: string) => {
    imported(remote);
    return new Promise(() => undefined);
  },
}));

beforeEach(() => {
  resetRuntime();
  imported.mockReset();
  installRegistry(
    new PageRegistry({
      shell: '1',
      remotes: { 'mf-conditions': fakeVersion('1'), 'mf-account': fakeVersion('1') },
    }),
  );
});

it('begins with the page of the address, which its rendering then waits for', () => {
  window.history.replaceState(null, '', '/conditions');
  loadFirstPage();
  expect(imported.mock.calls).toEqual([['mf-conditions']]);
  void getComponent({ remote: 'mf-conditions', kind: 'pages', name: 'conditions' });
  expect(imported).toHaveBeenCalledTimes(1);
});

it('loads nothing for an address that no remote has', () => {
  window.history.replaceState(null, '', '/nowhere');
  loadFirstPage();
  expect(imported).not.toHaveBeenCalled();
});
