import { compositionOf } from '../../testing/composition-of';
import { findPage } from '../revisions/requested-page';
import { offlinePatterns } from '../install/service-worker';
import { isOfflineCopy } from './document-headers';

const composition = compositionOf({
  routes: [
    { path: '/condition/:id', remote: 'mf-x', page: 'one', access: 'public' },
    { path: '/blog/:id', remote: 'mf-y', page: 'post', access: 'public' },
    { path: '/account/home', remote: 'mf-y', page: 'home', access: 'signed-in' },
    { path: '/conditions', remote: 'mf-x', page: 'list', access: 'public' },
    { path: '*' },
  ],
  remotes: {
    'mf-x': { offlinePages: ['one'], firstCalls: { one: [{ call: 'condition/:id' }] } },
    // A remote cannot have pages of a signed-in person kept.
    'mf-y': { offlinePages: ['post', 'home'] },
  },
});

const page = (answers: Record<string, unknown> = {}) => ({ key: 'k', head: [], body: '', answers });
const answered = page({ 'condition/7': {} });

it('names the public pages that their remotes offer', () => {
  expect(offlinePatterns(composition)).toEqual(['/condition/:id', '/blog/:id']);
});

it.each([
  ['a condition with its content', '/condition/7', '', answered, true],
  ['an article, which is in the release', '/blog/1', '', page(), true],
  ['a condition whose content did not come', '/condition/7', '', page(), false],
  ['a page that is not prerendered', '/condition/7', '', undefined, false],
  ['words of a visitor in the address', '/condition/custom', '?text=piles', answered, false],
  ['a page that is not offered', '/conditions', '', answered, false],
  ['a page of a signed-in person', '/account/home', '', answered, false],
  ['an unknown address', '/nothing', '', answered, false],
])('%s', (_what, path, search, prerendered, expected) => {
  expect(isOfflineCopy({ page: findPage(composition, path + search), prerendered })).toBe(expected);
});
