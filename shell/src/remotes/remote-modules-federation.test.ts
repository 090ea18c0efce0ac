import { fakeVersion } from '../testing/fake-site';
import { RemoteModules } from './remote-modules';

const evaluate = jest.fn<object, []>();
jest.mock('./federation', () => evaluate());

const offered = { pages: {} };
const runtime = {
  createFederation: () => ({
    registerRemotes: () => undefined,
    loadRemote: async () => () => ({ default: offered }),
  }),
};

beforeEach(() => {
  evaluate.mockReset().mockReturnValue(runtime);
  jest.resetModules();
});

it('is the shell’s failure, of a kind of its own, where the runtime does not load; the next attempt loads it', async () => {
  evaluate.mockImplementationOnce(() => {
    throw new TypeError('undefined is not a function');
  });
  const { importRemote } = new RemoteModules('4.5.6');
  await expect(importRemote('mf-x', fakeVersion('1'))).rejects.toMatchObject({
    name: 'RemoteFailure',
    remote: 'shell',
    version: '4.5.6',
    kind: 'federation',
  });
  await expect(importRemote('mf-x', fakeVersion('1'))).resolves.toBe(offered);
});
