import { loadFederation } from './load-federation';
import { installRegistry, PageRegistry } from '../page-registry';

const evaluate = jest.fn<object, []>();
jest.mock('./federation/instance', () => evaluate());

const runtime = { federationInstance: () => 'the instance' };

beforeEach(() => {
  evaluate.mockReset();
  jest.resetModules();
  installRegistry(new PageRegistry({ shell: '4.5.6', remotes: {} }));
});

it('gives the instance of the runtime', async () => {
  evaluate.mockReturnValue(runtime);
  expect(await loadFederation()).toBe('the instance');
});

it('asks once more for a script that did not load', async () => {
  evaluate.mockImplementationOnce(() => {
    throw new Error('Loading chunk federation failed');
  });
  evaluate.mockReturnValue(runtime);
  expect(await loadFederation()).toBe('the instance');
});

it('is a failure of the shell, of a kind of its own, where the script does not load or throws', async () => {
  evaluate.mockImplementation(() => {
    throw new TypeError('undefined is not a function');
  });
  await expect(loadFederation()).rejects.toMatchObject({
    name: 'RemoteFailure',
    remote: 'shell',
    version: '4.5.6',
    kind: 'federation',
  });
  expect(evaluate).toHaveBeenCalledTimes(2);
});
