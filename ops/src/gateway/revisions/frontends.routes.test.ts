import { containerName, type LivePart } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { Ajv2019 } from 'ajv/dist/2019';
import { makePart } from '../../testing/fake-releases';
import { newFolder } from '../../testing/temporary';
import { startFakeSite } from '../../testing/sites/fake-site';
import { describeFrontends, type Frontends } from '../../site/describe-frontends';

const text = { type: 'string' };
const closed = (properties: object, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What version 1 (pre) of the community's schema asks for. */
const schema = closed(
  {
    schema: text,
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: closed(
          {
            url: text,
            fallbackUrl: text,
            metadata: closed({ integrity: text, version: text }, ['integrity', 'version']),
            deployment: {
              type: 'object',
              properties: {
                traffic: { type: 'number', minimum: 0, maximum: 100 },
                default: { type: 'boolean' },
              },
              required: ['traffic', 'default'],
            },
            extras: { type: 'object' },
          },
          ['url', 'metadata'],
        ),
      },
    },
  },
  ['schema', 'microFrontends'],
);
const isValid = new Ajv2019().compile<Frontends>(schema);

/** `2.0.0: 90 %, default` for each version. */
const brief = (document: Frontends, part = 'mf-things') => {
  expect(isValid(document)).toBe(true);
  return document.microFrontends[part]?.map(
    ({ metadata: { version }, deployment }) =>
      `${version}: ${deployment.traffic} %${deployment.default ? ', default' : ''}`,
  );
};

describe('the versions of a remote', () => {
  const folder = newFolder();
  const parts = ['1.0.0', '2.0.0', '3.0.0'].map((version) => makePart(folder, 'mf-things', version).release);
  const describe = (live: object, lost: string[] = []) =>
    describeFrontends(
      { n: 7, live: { shell: { version: '1.0.0', digest: '' }, 'mf-things': live as LivePart } },
      async (name, version) =>
        parts.find((part) => part.name === name && part.version === version && !lost.includes(version)),
      { assets: 'https://cdn.example', origin: 'https://ilera.example' },
    );
  const canary = { version: '3.0.0', percent: 10, people: ['ngozi'] };

  const live = { version: '2.0.0', lastGood: { version: '1.0.0' } };
  it.each<[string, object, string[], string[]]>([
    ['one', { version: '2.0.0' }, [], ['2.0.0: 100 %, default']],
    ['a last good one', live, [], ['2.0.0: 100 %, default', '1.0.0: 0 %']],
    ['a canary', { ...live, canary }, [], ['2.0.0: 90 %, default', '3.0.0: 10 %', '1.0.0: 0 %']],
    ['lost files', { ...live, canary }, ['2.0.0'], ['3.0.0: 10 %', '1.0.0: 90 %, default']],
    ['nothing left', { version: '2.0.0' }, ['2.0.0'], []],
    [
      'the same as last good',
      { version: '2.0.0', lastGood: { version: '2.0.0' } },
      [],
      ['2.0.0: 100 %, default'],
    ],
  ])('with %s', async (_case, live, lost, expected) => {
    expect(brief(await describe(live, lost))).toEqual(expected);
  });

  it('come from the asset host, and at the second try from the gateway', async () => {
    const [frontend] = (await describe({ version: '2.0.0' })).microFrontends['mf-things'] ?? [];
    expect(frontend).toMatchObject({
      url: 'https://cdn.example/assets/mf-things/2.0.0/remoteEntry.js',
      fallbackUrl: 'https://ilera.example/assets/mf-things/2.0.0/remoteEntry.js?r=1',
      extras: {
        moduleFederation: {
          manifest: 'https://cdn.example/assets/mf-things/2.0.0/mf-manifest.json',
          globalName: containerName('mf-things', '2.0.0'),
          shared: { react: '^19.0.0', '@ilera/runtime': '^1.0.0' },
        },
      },
    });
    expect(JSON.stringify(await describe({ version: '2.0.0', canary }))).not.toContain('ngozi');
  });
});

it('is served to any origin, follows what is live, and its addresses and hashes are those of files', async () => {
  const { app, release } = await startFakeSite();
  const read = async () => {
    const response = await app.inject('/frontends.json');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    return response.json<Frontends>();
  };
  expect(brief(await read())).toEqual(['1.0.0: 100 %, default']);
  await release('mf-things', '2.0.0');
  await release('mf-things', '3.0.0', {}, { canary: { percent: 25, people: [] } });
  const document = await read();
  expect(Object.keys(document.microFrontends)).toEqual(['mf-public', 'mf-things']);
  expect(brief(document)).toEqual(['2.0.0: 75 %, default', '3.0.0: 25 %', '1.0.0: 0 %']);
  for (const { url, fallbackUrl, metadata } of Object.values(document.microFrontends).flat())
    for (const address of [url, fallbackUrl]) {
      const { pathname, search } = new URL(address);
      const file = await app.inject(pathname + search);
      expect(file.statusCode).toBe(200);
      expect(toIntegrity(file.rawPayload)).toBe(metadata.integrity);
    }
});
