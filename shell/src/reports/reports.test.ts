import { stub } from '@ilera/testing';
import { RemoteVersions } from '../remotes/remote-versions';
import { Reports } from './reports';

const remote = { version: '2.0.0', base: '/', entry: 'e', entryIntegrity: '' };

function failure(stack: string, name = 'TypeError'): Error {
  const error = new Error('ada@example.com has malaria');
  error.name = name;
  error.stack = `${name}: ada@example.com has malaria\n${stack}`;
  return error;
}

const site = 'https://ilera.example';
const inRemote = failure(
  `    at Price (${site}/assets/mf-plans/2.0.0/page.list.js:1:234)
    at div
    at https://ilera.example/reset_password/secret-token:1:1
    at render (${site}/assets/mf-plans/files/311.abc.js?r=1:7:8)
    at start (${site}/assets/shell/1.0.0/main.js:1:99)`,
);

const reports = new Reports('1.0.0', new RemoteVersions({ 'mf-plans': remote }));

it('names part, version, class and places, never the message or an address', () => {
  expect(reports.describe(inRemote, 'error')).toEqual({
    part: 'mf-plans',
    version: '2.0.0',
    kind: 'error',
    name: 'TypeError',
    frames: ['page.list.js:1:234', 'files/311.abc.js:7:8'],
  });
});

it('takes the version of a content-addressed file from what the document uses', () => {
  const error = failure(`at x (${site}/assets/shell/files/vendor.abc.js:1:2)`);
  expect(reports.describe(error, 'rejection')).toMatchObject({ part: 'shell', version: '1.0.0' });
});

it.each([
  ['an extension', failure('at chrome-extension://abc/inject.js:1:2')],
  ['a text', 'thrown as text'],
  ['nothing', undefined],
])('says nothing of %s', (_name, error) => {
  expect(reports.describe(error, 'error')).toBeUndefined();
});

it('tells a crash of the shell with the code that the visitor is shown, without any place', () => {
  const incident = 'K3X9QZ';
  expect(reports.describe(failure(''), 'crash', incident)).toEqual({
    part: 'shell',
    version: '1.0.0',
    kind: 'crash',
    name: 'TypeError',
    frames: [],
    incident,
  });
});

it('sends each place once, and few reports a document, but every crash: its code is shown to the visitor', () => {
  const sent: string[] = [];
  stub(navigator, 'sendBeacon', (url: string, body: string) => sent.push(`${url} ${body}`));
  for (let index = 0; index < 50; index += 1) {
    reports.error(inRemote, 'error');
    reports.error(failure(`at x (${site}/assets/mf-plans/2.0.0/a.js:1:${index})`), 'error');
  }
  expect(sent).toHaveLength(5);
  expect(sent[0]).toMatch(/^\/_report\/error /);
  expect(sent.join()).not.toMatch(/ada@|malaria|secret-token/);
  reports.error(inRemote, 'crash', 'K3X9QZ');
  reports.error(inRemote, 'crash', 'Q7M2RW');
  expect(sent.slice(5).map((text) => /"incident":"(\w+)"/.exec(text)?.[1])).toEqual(['K3X9QZ', 'Q7M2RW']);
});
