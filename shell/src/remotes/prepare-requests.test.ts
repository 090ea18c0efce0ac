import { prepareRequestsLater } from './prepare-requests';

const prepare = jest.fn<Promise<void>, []>();
jest.mock('@shared/runtime', () => ({ prepareRequests: () => prepare() }));

beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the code for requests once, after the page is loaded', () => {
  prepareRequestsLater();
  expect(prepare).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(prepare).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])('does not with a connection of %o', (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  prepareRequestsLater();
  jest.runAllTimers();
  expect(prepare).not.toHaveBeenCalled();
});

it('does not without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prepareRequestsLater();
  jest.runAllTimers();
  expect(prepare).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
