import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, resetRuntime, type FakeApi } from '../../../testing/src';
import * as calls from '@ilera/contracts/calls';
import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { keepAnswers } from '../api/answers';
import { HttpError, NetworkError } from '../api/errors';
import { api } from '../instances';
import { Mutation } from './mutation';
import { Resource, useResource } from './resource';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
});
const cityNames = (stateId: string) =>
  api.read(calls.cities, { params: { stateId } }, (cities) => cities.map(({ name }) => name));
const cities = (...names: string[]) => names.map((name, id) => ({ id, name }));
/** A response that is given when the test says so. */
function later(call: string) {
  const waiting: ((names: string[]) => void)[] = [];
  server.on(
    call,
    () => new Promise((resolve) => waiting.push((names) => resolve({ body: { data: cities(...names) } }))),
  );
  return async (names: string[]) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()!(names);
  };
}

describe('a resource', () => {
  it('ignores the response to what was asked before, whenever it arrives', async () => {
    const answerOld = later('GET get_cities/1');
    server.data('GET get_cities/2', cities('Kano'));
    const resource = new Resource(cityNames);
    const old = resource.load('1');
    await waitFor(() => expect(server.requests()).toHaveLength(1));
    await resource.load('2');
    await answerOld(['Lagos']);
    await old;
    expect(resource).toMatchObject({ status: 'ready', data: ['Kano'] });
  });

  it('shows what a change gave back, and not the older response that arrives after it', async () => {
    const answerOld = later('GET get_cities/1');
    const resource = new Resource(cityNames);
    const old = resource.load('1');
    await waitFor(() => expect(server.requests()).toHaveLength(1));
    await resource.change(Promise.resolve(['Ikeja']));
    await answerOld(['Lagos']);
    await old;
    expect(resource).toMatchObject({ status: 'ready', data: ['Ikeja'] });
  });

  it('shows after a refused change what the API has by now, or what it had', async () => {
    const refusal = { status: 409, body: { status: 'error', message: 'Somebody was faster.' } };
    server.on('POST individual/verification_link', refusal);
    const send = () => api.call(calls.sendVerification).then(() => ['Abuja']);
    server.data('GET get_cities/1', cities('Lagos'));
    const resource = new Resource(cityNames);
    await resource.load('1');
    server.data('GET get_cities/1', cities('Ikeja'));
    await expect(resource.change(send())).rejects.toMatchObject({ status: 409 });
    expect(resource.data).toEqual(['Ikeja']);
    server.on('GET get_cities/1', { status: 500 });
    await expect(resource.change(send())).rejects.toMatchObject({ status: 409 });
    expect(resource).toMatchObject({ status: 'ready', data: ['Ikeja'], failure: null });
  });

  it('shows after a change without an answer what the API has by now', async () => {
    server.data('GET get_cities/1', cities('Lagos'));
    const resource = new Resource(cityNames);
    await resource.load('1');
    server.data('GET get_cities/1', cities('Ikeja'));
    await expect(resource.change(Promise.reject(new NetworkError('none')))).rejects.toThrow('none');
    await waitFor(() => expect(resource.data).toEqual(['Ikeja']));
  });

  it('shows nothing of a request whose screen was left', async () => {
    const answer = later('GET get_cities/1');
    const resource = new Resource(cityNames);
    const loading = resource.load('1');
    await waitFor(() => expect(server.requests()).toHaveLength(1));
    resource.clear();
    await answer(['Lagos']);
    await loading;
    expect(resource.data).toBeUndefined();
  });

  it('keeps what is shown while it loads again and, unless a change made it wrong, after that failed', async () => {
    server.data('GET get_cities/1', cities('Lagos'));
    const resource = new Resource(cityNames);
    await resource.load('1');
    const answer = later('GET get_cities/1');
    const reloading = resource.reload();
    expect(resource).toMatchObject({ status: 'ready', data: ['Lagos'] });
    await answer(['Ikeja']);
    await reloading;
    expect(resource.data).toEqual(['Ikeja']);
    server.on('GET get_cities/1', { status: 500 });
    await resource.reload();
    expect(resource).toMatchObject({ status: 'ready', data: ['Ikeja'], failure: null });
    await resource.reload({ outdated: true });
    expect(resource).toMatchObject({ status: 'failed', data: undefined, isMissing: false });
  });

  it.each([400, 404, 422])('knows from %d that there is no such thing', async (status) => {
    server.on('GET get_cities/9', { status });
    const resource = new Resource(cityNames);
    await resource.load('9');
    expect(resource.isMissing).toBe(true);
  });

  it('takes what the document knows, that there is nothing too, without a request', async () => {
    keepAnswers({ 'get_cities/1': { data: cities('Lagos') }, 'get_cities/2': null });
    const resource = new Resource(cityNames);
    await resource.load('1');
    expect(resource).toMatchObject({ status: 'ready', data: ['Lagos'] });
    await resource.load('2');
    expect(resource).toMatchObject({ isMissing: true, data: undefined });
    expect(server.requests()).toHaveLength(0);
    keepAnswers();
  });
});

describe('a mutation', () => {
  it('runs once at a time', async () => {
    const send = new Mutation(() => api.call(calls.sendVerification));
    server.on('POST individual/verification_link', { body: { message: 'Sent' } });
    const [first, second] = await Promise.all([send.run(), send.run()]);
    expect({ first, second }).toEqual({ first: { result: 'Sent' }, second: null });
    expect(server.requests()).toHaveLength(1);
    expect(send).toMatchObject({ busy: false, failure: null });
  });

  it('holds why it failed, until the next try', async () => {
    server.on('POST individual/verification_link', { status: 500 });
    const send = new Mutation(() => api.call(calls.sendVerification));
    expect(await send.run()).toBeNull();
    expect(send.failure).toMatchObject({ status: 500 });
    server.on('POST individual/verification_link', { body: {} });
    await send.run();
    expect(send.failure).toBeNull();
  });

  it('loads again what it made stale and is shown, and nothing else', async () => {
    server.data('GET get_cities/1', cities('Lagos'));
    server.on('POST individual/verification_link', { body: {} });
    const [shown, left] = [new Resource(cityNames), new Resource(cityNames)];
    await Promise.all([shown.load('1'), left.load('1')]);
    const leave = autorun(() => shown.status);
    server.data('GET get_cities/1', cities('Ikeja'));
    await new Mutation(() => api.call(calls.sendVerification), [calls.cities]).run();
    await waitFor(() => expect(shown.data).toEqual(['Ikeja']));
    expect(left.data).toEqual(['Lagos']);
    expect(server.requests('GET get_cities/1')).toHaveLength(3);
    leave();
  });
});

it.each([['get no answer'], ['fail at the API']])(
  'changes that %s load it again too, and keep what is shown',
  async (what) => {
    const failure = what === 'get no answer' ? new NetworkError('none') : new HttpError(500, {});
    const change = new Mutation(() => Promise.reject(failure), [calls.cities]);
    server.data('GET get_cities/1', cities('Lagos'));
    const shown = new Resource(cityNames);
    await shown.load('1');
    const leave = autorun(() => shown.status);
    server.data('GET get_cities/1', cities('Ikeja'));
    await change.run();
    await waitFor(() => expect(shown.data).toEqual(['Ikeja']));
    server.on('GET get_cities/1', { status: 500 });
    await change.run();
    await waitFor(() => expect(server.requests('GET get_cities/1')).toHaveLength(3));
    await act(async () => undefined);
    expect(shown).toMatchObject({ status: 'ready', data: ['Ikeja'] });
    leave();
  },
);

it('a screen hides the rows of the earlier request, and sends each request once', async () => {
  const Names = observer(function Names({ state }: { state: string | null }) {
    const { status, data } = useResource(cityNames, state === null ? null : [state]);
    const text = `${state}: ${status} ${data?.join() ?? ''}`;
    return <p>{text}</p>;
  });
  server.data('GET get_cities/1', cities('Lagos'));
  server.data('GET get_cities/2', cities('Kano'));
  const { rerender, unmount } = render(<Names state="1" />);
  expect(await screen.findByText('1: ready Lagos')).toBeVisible();
  rerender(<Names state="2" />);
  expect(screen.getByText('2: loading')).toBeVisible();
  expect(await screen.findByText('2: ready Kano')).toBeVisible();
  rerender(<Names state={null} />);
  expect(screen.getByText('null: idle')).toBeVisible();
  expect(server.requests()).toHaveLength(2);
  act(unmount);
});
