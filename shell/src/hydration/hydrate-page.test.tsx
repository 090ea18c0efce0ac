import { stub } from '@ilera/testing';
import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { NavigationType } from 'react-router-dom';
import { fakeServices, fakeVersion } from '../testing/fake-site';
import { hydratePage, type SharedLocation } from './hydrate-page';

const beacon = jest.fn();
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });

/** A slot with a prerendered page, and what hydrates it with a page that differs and calls `onRender`. */
function prepare(onRender?: (moveTo: (pathname: string) => void) => void) {
  const shared: SharedLocation = {
    location: at('/account/history'),
    navigationType: NavigationType.Pop,
    navigator: { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() },
  };
  function Page() {
    onRender?.((pathname) => (shared.location = at(pathname)));
    return <p>Live</p>;
  }
  const services = fakeServices({ remotes: { 'mf-account': fakeVersion('2') } });
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<!--$--><p>Prerendered</p><!--/$-->';
  const element = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const content = { remote: 'mf-account', page: 'history', routes: [{ path: '*', element }] };
  return { slot, hydrate: () => hydratePage(slot, content, shared, services) };
}

beforeEach(() => {
  beacon.mockReset();
  stub(navigator, 'sendBeacon', beacon);
});

afterEach(() => document.body.replaceChildren());

it('reports a page that differs from its HTML', async () => {
  const { slot, hydrate } = prepare();
  const unmount = await act(async () => hydrate());
  expect(slot).toHaveTextContent('Live');
  expect(beacon).toHaveBeenCalledTimes(1);
  act(unmount);
});

it('reports none that the visitor leaves while it is hydrated', async () => {
  const { slot, hydrate } = prepare((moveTo) => moveTo('/auth/sign-in'));
  const unmount = await act(async () => hydrate());
  expect(slot).toHaveTextContent('Live');
  expect(beacon).not.toHaveBeenCalled();
  act(unmount);
});

it('reports none that is unmounted before React has begun', async () => {
  const { slot, hydrate } = prepare();
  await act(async () => hydrate()());
  expect(slot).toBeEmptyDOMElement();
  expect(beacon).not.toHaveBeenCalled();
});
