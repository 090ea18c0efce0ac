/** @jest-environment node */
import type { WireCall } from '@ilera/contracts/calls';
import { NetworkError } from './errors';
import { ApiClient } from './http-client';
import { prepareRequests } from './load-transport';

const post = (path: string): WireCall<'logout'> => ({ method: 'POST', path, data: null });

const arrival = { fails: 0 };
jest.mock('./send-request', () => {
  if (arrival.fails > 0) {
    arrival.fails -= 1;
    throw new Error('ChunkLoadError');
  }
  return {
    ...jest.requireActual<object>('./send-request'),
    sendRequest: async () => ({ message: 'answer' }),
  };
});

const client = () =>
  new ApiClient({ baseUrl: () => '/api', token: () => '', onUnauthorised: () => undefined });
beforeEach(() => jest.resetModules());

it('a write whose code does not arrive fails as a lost connection', async () => {
  arrival.fails = 1;
  await expect(client().call(post('waitlist/join'))).rejects.toBeInstanceOf(NetworkError);
  await expect(client().call(post('waitlist/join'))).resolves.toBe('answer');
});

it('a read asks for its code again', async () => {
  arrival.fails = 2;
  await expect(client().get('plan/all')).resolves.toEqual({ message: 'answer' });
});

it('preparing says nothing of a failure', async () => {
  arrival.fails = 1;
  await expect(prepareRequests()).resolves.toBeUndefined();
});
