import { PanelEntries } from './panel-entries';

const entries = new PanelEntries();
let closed: string[];

/** How many traversals are under way; a new entry of the history ends them. */
let underWay: number;
beforeAll(() => {
  // As the site does with what the router shows, also in the middle of a press on Back.
  window.addEventListener('popstate', entries.note);
  window.addEventListener('popstate', ({ isTrusted }) => (underWay -= isTrusted ? 1 : 0));
});
beforeEach(() => {
  closed = [];
  underWay = 0;
  const { go, back, pushState } = window.history;
  const watch = (name: 'go' | 'back' | 'pushState', call: typeof go | typeof pushState, count: () => void) =>
    jest.spyOn(window.history, name).mockImplementation((...given: unknown[]) => {
      count();
      Reflect.apply(call, window.history, given);
    });
  watch('go', go, () => (underWay += 1));
  watch('back', back, () => (underWay += 1));
  watch('pushState', pushState, () => (underWay = 0));
});

/** As the router pushes the entry of a page. */
let page = 0;
const goTo = (path: string) => {
  window.history.pushState({ idx: (page += 1), key: path }, '', path);
  entries.note();
};

function travel(delta: number): Promise<string> {
  window.history.go(delta);
  return settle();
}

/** Until no traversal follows another one. */
async function settle(): Promise<string> {
  while (underWay > 0)
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  return window.location.pathname;
}

const open = (name: string) => {
  const gone = entries.add(() => {
    closed.push(name);
    gone();
  });
  return gone;
};

it('Back closes the panel and stays on the page; the next one leaves it', async () => {
  goTo('/a');
  goTo('/b');
  open('menu');
  expect(await travel(-1)).toBe('/b');
  expect(closed).toEqual(['menu']);
  expect(await travel(-1)).toBe('/a');
});

it('closes one panel after the other, the last one first', async () => {
  goTo('/a');
  goTo('/b');
  open('modal');
  open('question');
  await travel(-1);
  expect(closed).toEqual(['question']);
  await travel(-1);
  expect(closed).toEqual(['question', 'modal']);
  expect(await travel(-1)).toBe('/a');
});

it('Forward opens nothing again, and Back then leaves the page by one press', async () => {
  goTo('/a');
  goTo('/b');
  open('menu');
  await travel(-1);
  expect(await travel(1)).toBe('/b');
  expect(closed).toEqual(['menu']);
  expect(await travel(-1)).toBe('/a');
});

it('a panel that was closed by its button costs no press, however often it was open', async () => {
  goTo('/a');
  goTo('/b');
  for (let time = 0; time < 3; time += 1) open('menu')();
  expect(await travel(-1)).toBe('/a');
  expect(closed).toEqual([]);
});

it('a navigation out of a panel is undone by one press on Back', async () => {
  goTo('/a');
  goTo('/b');
  open('modal')();
  goTo('/c');
  expect(await travel(-1)).toBe('/b');
  expect(await travel(-1)).toBe('/a');
});

it('takes the browser’s entry for a # as a new one, also after a panel was closed', async () => {
  goTo('/before');
  // As a document begins.
  window.history.pushState({ idx: 0 }, '', '/b');
  entries.note();
  open('menu')();
  // As a browser follows `#part`.
  window.history.pushState(null, '', '#part');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await settle();
  expect({ path: window.location.pathname, hash: window.location.hash }).toEqual({
    path: '/b',
    hash: '#part',
  });
});
