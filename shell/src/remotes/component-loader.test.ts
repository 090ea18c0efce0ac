import { resetRuntime } from '@ilera/testing';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import type { SiteServices } from '../site-services';

const imported = jest.fn();
let services: SiteServices;

beforeEach(() => {
  resetRuntime();
  imported.mockReset();
  services = fakeServices(
    { remotes: { 'mf-conditions': fakeVersion('1'), 'mf-account': fakeVersion('1') } },
    (remote) => {
      imported(remote);
      return new Promise(() => undefined);
    },
  );
});

it('begins with the page of the address, which its rendering then waits for', () => {
  window.history.replaceState(null, '', '/conditions');
  void services.components.loadPage(services.routes.find(window.location.pathname));
  expect(imported.mock.calls).toEqual([['mf-conditions']]);
  void services.components.get({ remote: 'mf-conditions', page: 'conditions' });
  expect(imported).toHaveBeenCalledTimes(1);
});

it('loads nothing for an address that no remote has', () => {
  window.history.replaceState(null, '', '/nowhere');
  void services.components.loadPage(services.routes.find(window.location.pathname));
  expect(imported).not.toHaveBeenCalled();
});
