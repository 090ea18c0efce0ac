import { resetRuntime } from '@shared/testing';
import { api } from '../live';
import { forgetAnswers, keepAnswers } from './answers';

beforeEach(resetRuntime);
afterEach(forgetAnswers);

it('gives an answer of the document at once, by path and query', () => {
  const answer = { data: { data: [{ id: 1 }] } };
  keepAnswers({ 'condition/category/popular?page=1': answer });
  expect(api.known('/condition/category/popular', { page: 1, search: undefined })).toBe(answer);
  expect(api.known('condition/category/popular', { page: 2 })).toBeUndefined();
});

it('knows nothing that no document brought, not even what every object has', () => {
  keepAnswers(undefined);
  expect(api.known('constructor')).toBeUndefined();
});

it('forgets them when the page they were for is left', () => {
  keepAnswers({ 'condition/1': {} });
  forgetAnswers();
  expect(api.known('condition/1')).toBeUndefined();
});
