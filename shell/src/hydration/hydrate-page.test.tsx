import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { NavigationType } from 'react-router-dom';
import { installRegistry, PageRegistry } from '../page-registry';
import { fakeVersion } from '../testing/fake-version';
import { hydratePage } from './hydrate-page';
import type { SharedLocation } from './shared-location';

const beacon = jest.fn();
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });

/** Hydrates a page that differs from its HTML, during which the visitor comes to an address. */
async function hydrateWhileMovingTo(next: string): Promise<void> {
  let snapshot = { location: at('/account/history'), navigationType: NavigationType.Pop };
  const shared: SharedLocation = {
    read: () => snapshot,
    subscribe: () => () => undefined,
    navigator: { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() },
  };
  function Page() {
    if (snapshot.location.pathname !== next) snapshot = { ...snapshot, location: at(next) };
    return <p>Live</p>;
  }
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<!--$--><p>Prerendered</p><!--/$-->';
  const routes = [
    {
      path: '*',
      element: (
        <Suspense>
          <Page />
        </Suspense>
      ),
    },
  ];
  const address = { remote: 'mf-account', kind: 'pages', name: 'history' } as const;
  const root = await act(async () => hydratePage(slot, address, routes, shared));
  expect(slot).toHaveTextContent('Live');
  act(() => root.unmount());
  slot.remove();
}

beforeEach(() => {
  beacon.mockReset();
  Object.assign(navigator, { sendBeacon: beacon });
  installRegistry(new PageRegistry({ shell: '1', remotes: { 'mf-account': fakeVersion('2') } }));
});

it('reports a page that differs from its HTML, and not one that is left before it is hydrated (Q16a)', async () => {
  await hydrateWhileMovingTo('/auth/sign-in');
  expect(beacon).not.toHaveBeenCalled();
  await hydrateWhileMovingTo('/account/history');
  expect(beacon).toHaveBeenCalledTimes(1);
});
