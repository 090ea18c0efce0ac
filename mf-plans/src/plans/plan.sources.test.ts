import { runtimeConfig } from '@ilera/runtime';
import type { PlanType } from '@ilera/format';
import { fakeApi, type FakeApi, makePlan, resetRuntime } from '@ilera/testing';
import { offersOfType } from './plan';

let server: FakeApi;
const listPlans = (type: PlanType) => offersOfType(type).load(new AbortController().signal);
beforeEach(() => {
  resetRuntime();
  runtimeConfig.corporateWireType = 'cooperate';
  server = fakeApi();
});
const asked = () => server.requests().map(({ method, path }) => `${method} ${path}`);

it.each(['individual', 'family', 'smes'] as const)('asks for %s in one word, once', async (type) => {
  server.data('GET plan/type/:type', []);
  expect(await listPlans(type)).toEqual([]);
  expect(asked()).toEqual([`GET plan/type/${type}`]);
});

it('asks for the corporate plans as "cooperate", once when there are some', async () => {
  server.data('GET plan/type/cooperate', [makePlan({ type: 'cooperate' as never })]);
  expect(await listPlans('corporate')).toMatchObject([{ type: 'corporate' }]);
  expect(asked()).toEqual(['GET plan/type/cooperate']);
});

it('tries the other spelling where the first finds nothing', async () => {
  server.data('GET plan/type/cooperate', []);
  server.data('GET plan/type/corporate', [makePlan({ type: 'corporate' })]);
  expect(await listPlans('corporate')).toHaveLength(1);
  expect(asked()).toEqual(['GET plan/type/cooperate', 'GET plan/type/corporate']);
});

it('follows the configuration', async () => {
  runtimeConfig.corporateWireType = 'corporate';
  server.data('GET plan/type/corporate', [makePlan()]);
  await listPlans('corporate');
  expect(asked()).toEqual(['GET plan/type/corporate']);
});

it('tries the other spelling where the first is unknown', async () => {
  server.on('GET plan/type/cooperate', { status: 404 });
  server.data('GET plan/type/corporate', [makePlan({ type: 'corporate' })]);
  expect(await listPlans('corporate')).toHaveLength(1);
});

it('has nothing to show, and no failure, where an API knows neither word', async () => {
  server.on('GET plan/type/:type', { status: 404 });
  expect(await listPlans('corporate')).toEqual([]);
});

it('fails when the API does', async () => {
  server.on('GET plan/type/cooperate', { status: 500 });
  await expect(listPlans('corporate')).rejects.toThrow();
});
