import { createContext, runInContext } from 'node:vm';
import { startFakeSite } from '../../testing/sites/fake-site';
import { pagePolicyScript } from './trusted-types';

interface Rules {
  createScriptURL(url: string): string | null;
  createScript(text: string): string | null;
  createHTML?: unknown;
}

/** The rules of the policy that the script makes in a document of these versions. */
function rulesFor(bases: string[], prepare = ''): Rules {
  const made: Record<string, Rules> = {};
  // A realm of the page's own: what its scripts do to it must not reach other tests.
  const page = createContext({
    location: { origin: 'https://site.example' },
    document: { currentScript: { dataset: { bases: JSON.stringify(bases) } } },
    trustedTypes: { createPolicy: (name: string, rules: Rules) => (made[name] = rules) },
  });
  runInContext(`var window = this; ${pagePolicyScript}; ${prepare}`, page);
  expect(Object.keys(made)).toEqual(['default']);
  return made.default as Rules;
}

const bases = ['/assets/shell/1.0.0/', '/assets/mf-things/2.0.0/', 'https://cdn.example/assets/mf-x/3.0.0/'];
const own = 'https://site.example/assets/mf-things/2.0.0/';

describe('the policy of a document', () => {
  it.each([
    `${own}remoteEntry.js`,
    `${own}remoteEntry.js?r=1`,
    `${own}page.list.js?r=21`,
    `${own}../files/page.list.aB-_9.js`,
    'https://site.example/assets/shell/1.0.0/main.js',
    'https://cdn.example/assets/mf-x/3.0.0/remoteEntry.js',
    '/service-worker.js',
  ])('lets %s pass', (url) => expect(rulesFor(bases).createScriptURL(url)).toBe(url));

  const foreign = [
    'https://evil.example/x.js',
    'https://evil.example/service-worker.js',
    '/service-worker.js?x',
    'https://site.example.evil.example/assets/mf-things/2.0.0/x.js',
    'https://site.example/assets/mf-things/1.0.0/remoteEntry.js',
    'https://site.example/assets/mf-things/files/x.js',
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
    expect(rulesFor(bases).createScriptURL(url)).toBeNull(),
  );

  it('lets as the text of a script only JSON pass, and no HTML at all', () => {
    const rules = rulesFor(bases);
    expect(rules.createScript('{"@type":"WebPage"}')).toBe('{"@type":"WebPage"}');
    expect(rules.createScript('alert(1)')).toBeNull();
    expect(rules.createScript('{"a":alert(1)}')).toBeNull();
    expect(rules.createHTML).toBeUndefined();
  });

  it('does not depend on methods that a later script has replaced', () => {
    const { createScriptURL, createScript } = rulesFor(
      bases,
      `JSON.parse = function () { return {} }; RegExp.prototype.exec = RegExp.prototype.test = function () { return true };
       ['startsWith', 'indexOf', 'slice', 'charCodeAt', 'replace', 'split', 'includes'].forEach(function (name) { String.prototype[name] = function () { return '' } });
       ['some', 'every', 'includes', 'indexOf', 'forEach', 'push'].forEach(function (name) { Array.prototype[name] = function () { return true } });
       Object.defineProperty(Array.prototype, 3, { get: function () { return '' } });`,
    );
    for (const url of foreign) expect(createScriptURL(url)).toBeNull();
    expect(createScriptURL(`${own}remoteEntry.js`)).toBe(`${own}remoteEntry.js`);
    expect(createScript('alert(1)')).toBeNull();
  });
});

it('names every version that a document may load, the fallback too', async () => {
  const { open, release } = await startFakeSite();
  await release('mf-things', '2.0.0');
  const { body, headers } = (await open()).answer;
  expect(headers['content-security-policy']).toContain('trusted-types default;');
  const [, text = ''] = /<script data-bases="([^"]*)">/.exec(body) ?? [];
  expect((JSON.parse(text.replaceAll('&quot;', '"')) as string[]).sort()).toEqual([
    '/assets/mf-public/1.0.0/',
    '/assets/mf-things/1.0.0/',
    '/assets/mf-things/2.0.0/',
    '/assets/shell/1.0.0/',
  ]);
  // It is before every other script.
  expect(body.indexOf('data-bases')).toBeLessThan(body.indexOf('<script>'));
});
