import { api } from '@ilera/runtime';
import { resetRuntime, stub } from '@ilera/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { prefetchOnIntent } from './prefetch';
import { fakeServices, fakeVersion } from '../testing/fake-site';

const imported = jest.fn();
const prepared = jest.fn(async () => undefined);
jest.mock('@ilera/runtime', () => ({
  ...jest.requireActual<object>('@ilera/runtime'),
  prepareRequests: () => prepared(),
}));

const asked: string[] = [];

let stop: () => void;

beforeEach(() => {
  resetRuntime();
  imported.mockReset();
  prepared.mockClear();
  asked.length = 0;
  api.setAdapter(async (config) => {
    asked.push(config.url ?? '');
    return { data: { data: config.url }, status: 200, statusText: '', headers: {}, config };
  });
  const conditions = {
    ...fakeVersion('1'),
    firstCalls: { condition: [{ call: 'condition/:id', not: ['custom'] }] },
  };
  const services = fakeServices({ remotes: { 'mf-conditions': conditions } }, (remote) => {
    imported(remote);
    return new Promise(() => undefined);
  });
  stop = prefetchOnIntent(services);
  stub(navigator, 'connection', undefined);
});
afterEach(() => stop());

function link(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  return document.querySelector('b') as HTMLElement;
}

it.each(['pointerOver', 'touchStart', 'focusIn', 'click'] as const)(
  'gets code and data of a page at %s, once',
  async (intent) => {
    const id = { pointerOver: 1, touchStart: 2, focusIn: 3, click: 4 }[intent];
    const target = link(`/condition/${id}`);
    fireEvent[intent](target);
    fireEvent[intent](target);
    await waitFor(() => expect(api.known(`condition/${id}`)).toEqual({ data: `condition/${id}` }));
    expect(asked).toEqual([`condition/${id}`]);
  },
);

it.each(['pointerOver', 'focusIn'] as const)('gets nothing for a %s that only passes', (intent) => {
  jest.useFakeTimers();
  fireEvent[intent](link('/condition/9'));
  fireEvent[intent](document.body);
  jest.runAllTimers();
  jest.useRealTimers();
  expect({ requests: asked, imports: imported.mock.calls }).toEqual({ requests: [], imports: [] });
});

it('asks for nothing where the page begins without, and nothing of other sites', () => {
  fireEvent.touchStart(link('/condition/custom'));
  fireEvent.touchStart(link('https://elsewhere.example/condition/1'));
  fireEvent.touchStart(link('/no-such-page'));
  expect(asked).toEqual([]);
});

it('gets the code for requests when a form is touched, and not before', async () => {
  document.body.innerHTML = '<form><input></form><p>Words</p>';
  fireEvent.touchStart(document.querySelector('p') as HTMLElement);
  expect(prepared).not.toHaveBeenCalled();
  fireEvent.focusIn(document.querySelector('input') as HTMLElement);
  await waitFor(() => expect(prepared).toHaveBeenCalled());
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'prefetches nothing on a metered connection, in a new tab either: %o',
  (connection) => {
    stub(navigator, 'connection', connection);
    fireEvent.touchStart(link('/condition/4'));
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      fireEvent.click(link('/condition/4'), { [key]: true });
    document.body.innerHTML = '<form></form>';
    fireEvent.touchStart(document.querySelector('form') as HTMLElement);
    expect({ requests: asked, imports: imported.mock.calls, prepared: prepared.mock.calls }).toEqual({
      requests: [],
      imports: [],
      prepared: [],
    });
  },
);

it('fetches the files of a page that the document names, once', async () => {
  const fetched = jest.fn().mockResolvedValue({ arrayBuffer: async () => undefined });
  stub(globalThis, 'fetch', fetched);
  stop();
  const plans = { ...fakeVersion('1'), base: '/plans/1/', pages: { 'health-plans': ['../files/a.js'] } };
  stop = prefetchOnIntent(
    fakeServices({ remotes: { 'mf-plans': plans } }, () => new Promise(() => undefined)),
  );
  fireEvent.touchStart(link('/health-plans'));
  fireEvent.touchStart(link('/health-plans?type=family'));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(fetched.mock.calls).toEqual([['http://localhost/plans/files/a.js']]);
});
