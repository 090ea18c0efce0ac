import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { findRepository } from '../common/repository';
import type { Change } from '../registry/changes/change';
import { forgeRevision } from '../testing/forge-revision';
import { listen } from '../testing/listen';
import { startFakeSite } from '../testing/sites/fake-site';
import { makeKeys } from '../testing/signing-keys';
import { Notifier } from './notifier';

/** Responds with these status codes one after the other, and with the last one from then on. */
async function startReceiver(...codes: number[]) {
  const received: string[] = [];
  const { url, close } = await listen((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.writeHead(codes[Math.min(received.length, codes.length) - 1] ?? 200).end();
    });
  });
  return { url: `${url}/hook`, received, close };
}

/** Tells of an alarm, by an address; resolves with the warnings that it costs. */
async function tell(url: string): Promise<string[]> {
  const warnings: string[] = [];
  const notifier = new Notifier(url, (line) => warnings.push(line), 1);
  notifier.alarm({ type: 'paused', text: 'remote.js is missing' });
  expect(warnings).toEqual([]);
  await notifier.settled();
  return warnings;
}

it('is Slack’s JSON, sent again until it is taken', async () => {
  const { url, received } = await startReceiver(500, 503, 200);
  expect(await tell(url)).toEqual([]);
  expect(received).toHaveLength(3);
  for (const body of received) expect(JSON.parse(body)).toMatchObject({ text: 'remote.js is missing' });
});

it('keeps the process alive until the message is sent again', async () => {
  const { url, received } = await startReceiver(503, 503, 200);
  const script = `import { Notifier } from './ops/src/notify/notifier.ts';
    new Notifier('${url}', console.error, 1).alarm({ type: 'paused', text: 'remote.js is missing' });`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  await promisify(execFile)(process.execPath, options, { cwd: findRepository() });
  expect(received).toHaveLength(3);
});

it('is given up after some attempts, which costs a warning that names the host and nothing of the address', async () => {
  const { url, close } = await startReceiver(500);
  expect(await tell(url)).toEqual([
    expect.stringMatching(/^The webhook at 127\.0\.0\.1:\d+ was not reached in 5 attempts: answered 500$/),
  ]);
  await close();
  expect((await tell(url)).join()).toContain('was not reached in 5 attempts');
});

it('tells once of a change, by the registry that made it, and of a refusal and an alarm by each gateway', async () => {
  const { url, received } = await startReceiver(200);
  const site = await startFakeSite({ keys: makeKeys(), env: { WEBHOOK_URL: url }, pollEvery: 3_600_000 });
  const other = await site.startGateway();
  await site.release('mf-things', '1.1.0');
  const change: Change = { action: 'rollback', parts: [{ part: 'mf-things' }] };
  await site.registry.makeChange(change, { by: 'ada', reason: 'wrong' });
  await forgeRevision(site.store, site.folder, 'mf-public');
  for (const { follower } of [site, other, site, other]) await follower.poll();
  await Promise.all([site.app.close(), other.app.close()]);
  const told = received.map((body) => JSON.parse(body) as { action: string });
  expect(told).toHaveLength(3);
  expect(told.filter(({ action }) => action !== 'refused')).toMatchObject([
    {
      revision: 3,
      action: 'rollback',
      changes: 'mf-things is back at 1.0.0; it was at 1.1.0.',
      text: expect.stringMatching(/^Revision 3: rollback by ada/),
    },
  ]);
  expect(told.filter(({ action }) => action === 'refused')).toMatchObject(
    Array(2).fill({ text: expect.stringContaining('Revision 4 is refused: not signed') }),
  );
});
