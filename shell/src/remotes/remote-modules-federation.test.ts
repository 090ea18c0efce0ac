/** @jest-environment node */
import { loadFederation } from './remote-modules';

const evaluate = jest.fn<object, []>();
jest.mock('./federation', () => evaluate());

const runtime = { createFederation: () => 'the instance' };

beforeEach(() => {
  evaluate.mockReset();
  jest.resetModules();
});

it('gives the code of the runtime', async () => {
  evaluate.mockReturnValue(runtime);
  expect(await loadFederation('4.5.6')).toMatchObject({ createFederation: runtime.createFederation });
});

it('asks once more for a script that did not load', async () => {
  evaluate.mockImplementationOnce(() => {
    throw new Error('Loading chunk federation failed');
  });
  evaluate.mockReturnValue(runtime);
  expect(await loadFederation('4.5.6')).toMatchObject({ createFederation: runtime.createFederation });
});

it('is a failure of the shell, of a kind of its own, where the script does not load or throws', async () => {
  evaluate.mockImplementation(() => {
    throw new TypeError('undefined is not a function');
  });
  await expect(loadFederation('4.5.6')).rejects.toMatchObject({
    name: 'RemoteFailure',
    remote: 'shell',
    version: '4.5.6',
    kind: 'federation',
  });
  expect(evaluate).toHaveBeenCalledTimes(2);
});
