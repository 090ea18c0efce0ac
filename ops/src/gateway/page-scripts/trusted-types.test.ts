import { createContext, runInContext } from 'node:vm';
import { startFakeSite } from '../../testing/sites/fake-site';
import { pagePolicyElement, pagePolicyScript } from './trusted-types';

interface Rules {
  createScriptURL(url: string): string | null;
  createScript(text: string): string | null;
  createHTML?: unknown;
}

/** The rules of the policy that the script makes in a document with these places. */
function rulesFor(places: string[], prepare = ''): Rules {
  const made: Record<string, Rules> = {};
  // A realm of the page's own: what its scripts do to it must not reach other tests.
  const page = createContext({
    location: { origin: 'https://site.example' },
    document: { currentScript: { dataset: { places: JSON.stringify(places) } } },
    trustedTypes: { createPolicy: (name: string, rules: Rules) => (made[name] = rules) },
  });
  runInContext(`var window = this; ${pagePolicyScript}; ${prepare}`, page);
  expect(Object.keys(made)).toEqual(['default']);
  return made.default as Rules;
}

const places = ['/assets/', 'http://localhost:4103/'];
const cdn = ['https://cdn.example/assets/'];
const own = 'https://site.example/assets/mf-things/2.0.0/';

describe('the policy of a document', () => {
  it.each([
    `${own}remoteEntry.js`,
    `${own}remoteEntry.js?r=1`,
    `${own}page.list.js?r=21`,
    `${own}../files/page.list.aB-_9.js`,
    'https://site.example/assets/shell/1.0.0/main.js',
    'https://site.example/assets/mf-things/files/page.list.aB-_9.js',
    'http://localhost:4103/remoteEntry.js',
    'http://localhost:4103/main.1f.hot-update.js',
    '/service-worker.js',
  ])('lets %s pass', (url) => expect(rulesFor(places).createScriptURL(url)).toBe(url));

  const foreign = [
    'https://evil.example/x.js',
    'https://evil.example/service-worker.js',
    '/service-worker.js?x',
    'https://site.example.evil.example/assets/mf-things/2.0.0/x.js',
    'https://site.example/assets/mf-things/1.0.0/page.html',
    'https://site.example/assets/mf-things/../x.js',
    'https://site.example/assets/../x.js',
    'https://site.example/assets/../api/x.js',
    'https://cdn.example/assets/mf-things/2.0.0/remoteEntry.js',
    'http://localhost:4104/remoteEntry.js',
    '/assets/mf-things/2.0.0/remoteEntry.js',
    'https://site.example/api/individual/profile',
    `${own}../x.js`,
    `${own}../../mf-things/1.0.0/x.js`,
    `${own}../files/../1.0.0/x.js`,
    `${own}a/../../../x.js`,
    `${own}%2e%2e/x.js`,
    `${own}..\\x.js`,
    `${own}x.js?r=1&y=2`,
    `${own}x.js?r=`,
    `${own}x.js?r=1?r=2`,
    `${own}x.js?callback=alert`,
    `${own}x.js#y`,
    own,
    `${own}../files/`,
    ` ${own}x.js`,
    `${own}x.js\n`,
    'data:text/javascript,alert(1)',
    'blob:https://site.example/1',
    'javascript:alert(1)',
    '',
  ];
  it.each(foreign)('refuses the address %j', (url) =>
    expect(rulesFor(places).createScriptURL(url)).toBeNull(),
  );

  it('lets files of another host pass where they are served from there, and then none of its own', () => {
    const { createScriptURL } = rulesFor(cdn);
    const entry = `${cdn[0] ?? ''}mf-things/2.0.0/remoteEntry.js`;
    expect(createScriptURL(entry)).toBe(entry);
    expect(createScriptURL(`${own}remoteEntry.js`)).toBeNull();
  });

  it('lets as the text of a script only JSON pass, and no HTML at all', () => {
    const rules = rulesFor(places);
    expect(rules.createScript('{"@type":"WebPage"}')).toBe('{"@type":"WebPage"}');
    expect(rules.createScript('alert(1)')).toBeNull();
    expect(rules.createScript('{"a":alert(1)}')).toBeNull();
    expect(rules.createHTML).toBeUndefined();
  });

  it('does not depend on methods that a later script has replaced', () => {
    const { createScriptURL, createScript } = rulesFor(
      places,
      `JSON.parse = function () { return {} }; RegExp.prototype.exec = RegExp.prototype.test = function () { return true };
       ['startsWith', 'indexOf', 'slice', 'charCodeAt', 'replace', 'split', 'includes'].forEach(function (name) { String.prototype[name] = function () { return '' } });
       ['some', 'every', 'includes', 'indexOf', 'forEach', 'push'].forEach(function (name) { Array.prototype[name] = function () { return true } });
       Object.defineProperty(Array.prototype, 2, { get: function () { return '' } });`,
    );
    for (const url of foreign) expect(createScriptURL(url)).toBeNull();
    expect(createScriptURL(`${own}remoteEntry.js`)).toBe(`${own}remoteEntry.js`);
    expect(createScript('alert(1)')).toBeNull();
  });
});

it('is before every other script of a document, which names where its scripts are', async () => {
  const { open } = await startFakeSite();
  const { body, headers } = (await open()).answer;
  expect(headers['content-security-policy']).toContain('trusted-types default;');
  const element = pagePolicyElement(['/assets/']);
  expect(body.indexOf(element)).toBeGreaterThan(0);
  expect(body.indexOf(element)).toBe(body.indexOf('<script'));
});
