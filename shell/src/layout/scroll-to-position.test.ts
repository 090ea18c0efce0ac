import { scrollToPosition } from './scroll-to-position';

let change: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(report: () => void) {
      change = report;
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => (change = () => undefined);
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  jest.useRealTimers();
});

it('scrolls again while the page above the position settles, and leaves it alone afterwards', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrollToPosition(900);
  change();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  jest.runAllTimers();
  change();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
