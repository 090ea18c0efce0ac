import type { SiteDocument } from '@ilera/contracts';
import { line } from '../../testing/sites/remote-routes-site';
import { compositionOf } from '../../testing/composition-of';
import { startFakeSite } from '../../testing/sites/fake-site';
import { findPage } from '../revisions/requested-page';
import { listedRemotes } from './describe-site';

const file = (address?: string) => ({ size: 1, integrity: 'sha256-x', ...(address && { address }) });
const conditions = {
  name: 'mf-conditions',
  version: '2',
  pages: { list: { js: ['1.js', 'list.js'], css: ['list.css'] }, own: { js: ['own.js'], css: [] } },
  files: {
    '1.js': file('files/1.aa.js'),
    'list.js': file('files/list.bb.js'),
    'list.css': file(),
    'own.js': file('files/own.cc.js'),
  },
};
const composition = compositionOf({
  routes: [
    { path: '/conditions', remote: 'mf-conditions', page: 'list', access: 'public' },
    { path: '/account/mine', remote: 'mf-conditions', page: 'own', access: 'signed-in' },
  ],
  remotes: { 'mf-conditions': conditions },
});
const remote = (version: string) => ({ version, base: '/b/', entry: 'e.js', entryIntegrity: 'x' });

const pagesOf = (html: string, { version = '2', path = '/' } = {}) =>
  listedRemotes(
    findPage({ ...composition, remotesInDocument: { 'mf-conditions': remote(version) } }, path),
    undefined,
    html,
  )['mf-conditions']?.pages;

it('names the shared files of public pages to which the document links', () => {
  expect(pagesOf('<p><a href="/conditions?search=x#y">All</a> <a href="/conditions">Again</a>')).toEqual({
    list: ['../files/1.aa.js', '../files/list.bb.js'],
  });
});

it.each(['/account/mine', 'https://x.example/conditions', '//x.example/conditions', '/nowhere', '#top'])(
  'names none for a link to %s',
  (href) => expect(pagesOf(`<a href="${href}">Go</a>`)).toBeUndefined(),
);

it('names none of a remote that this page load has in another version', () => {
  expect(pagesOf('<a href="/conditions">All</a>', { version: 'dev' })).toBeUndefined();
});

it('names none of the remote whose page the document is', () => {
  expect(pagesOf('<a href="/conditions">All</a>', { path: '/account/mine' })).toBeUndefined();
});

describe('a remote that the shell does not name', () => {
  const extra = line({ path: '/extra', navigation: 'Extra' });
  const setUp = async () => {
    const site = await startFakeSite({ pollEvery: 3_600_000 });
    site.paths['mf-extra'] = [{ prefix: '/extra/*', access: ['public'] }];
    await site.release('mf-extra', '1.0.0', extra);
    return site;
  };
  const namesIn = ({ remotes }: SiteDocument) => Object.keys(remotes).sort();

  it('is in the documents of its own pages; others have its navigation entry', async () => {
    const { open } = await setUp();
    const landing = (await open('/')).site;
    expect(namesIn(landing)).toEqual(['mf-public', 'mf-things']);
    expect(landing.unlisted).toEqual({ navigation: [{ label: 'Extra', to: '/extra' }] });
    expect(namesIn((await open('/extra')).site)).toEqual(['mf-extra', 'mf-public', 'mf-things']);
  });

  it('is in every document of a preview of it', async () => {
    const { open, show, part } = await setUp();
    const { id } = await show([part('mf-extra', '3.0.0', extra)]);
    const { site } = await open('/', `preview=${id}`);
    expect(site.remotes['mf-extra']?.version).toBe('3.0.0');
    expect(site.unlisted).toBeUndefined();
  });
});
