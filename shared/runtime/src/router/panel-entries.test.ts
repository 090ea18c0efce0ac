import { PanelEntries } from './panel-entries';

const entries = new PanelEntries();
let closed: string[];

// As the site does with what the router shows, also in the middle of a press on Back.
beforeAll(() => window.addEventListener('popstate', entries.note));
beforeEach(() => (closed = []));

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
  for (let quiet = 0; quiet < 3; quiet += 1) await new Promise((resolve) => setTimeout(resolve, 5));
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

it('takes an entry that the browser made for a # as a new one, also where a panel was closed before', async () => {
  goTo('/before');
  // As a document begins.
  window.history.pushState({ idx: 0 }, '', '/b');
  entries.note();
  open('menu')();
  // As a browser follows `#part`.
  window.history.pushState(null, '', '#part');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await settle();
  expect([window.location.pathname, window.location.hash]).toEqual(['/b', '#part']);
});
