import { forgeRevision } from '../testing/forge-revision';
import { temporaryFolders } from '../testing/fake-releases';
import { listen } from '../testing/listen';
import { startFakeSite } from '../testing/sites/fake-site';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { Notifier } from './notifier';
import { deliver, readWebhook } from './webhook';

const nextFolder = temporaryFolders();

/** Responds with these status codes one after the other, and with the last one from then on. */
async function startReceiver(...codes: number[]) {
  const received: string[] = [];
  const { url, close } = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(codes[Math.min(received.length, codes.length) - 1] ?? 200).end();
    });
  });
  return { url: `${url}/hook`, received, close };
}

it('is Slack’s JSON, sent again until it is taken', async () => {
  const { url, received, close } = await startReceiver(500, 503, 200);
  await deliver(url, { text: 'Revision 3' }, { pause: 1 });
  expect(received).toEqual(Array(3).fill('{"text":"Revision 3"}'));
  await close();
});

it('is given up after some attempts, naming the host and nothing of the address', async () => {
  const { url, close } = await startReceiver(500);
  await expect(deliver(url, { text: 'x' }, { attempts: 2, pause: 1 })).rejects.toThrow(
    /^The webhook at 127\.0\.0\.1:\d+ was not reached in 2 attempts: answered 500$/,
  );
  await close();
  const faults: string[] = [];
  readWebhook({ WEBHOOK_URL: 'ftp://x' }, faults);
  expect(faults).toEqual(['WEBHOOK_URL=ftp://x: expected https://…']);
});

it('tells once of a change, by the registry that made it, and of a refusal and an alarm by each gateway', async () => {
  const { url, received, close } = await startReceiver(200);
  const folder = nextFolder();
  const signer = makeSigner();
  const keys = { signer, trust: trustIn(signer) };
  const site = await startFakeSite(folder, { keys, env: { WEBHOOK_URL: url }, pollEvery: 3_600_000 });
  const other = await site.startGateway();
  await site.release('mf-things', '1.1.0');
  const change = { action: 'rollback', part: 'mf-things' } as const;
  await site.gateway.app.registry.deploy(change, { by: 'ada', reason: 'wrong' });
  await forgeRevision(site.store, folder, 'mf-public');
  for (const { follower } of [site.gateway, other, site.gateway, other]) await follower.look();
  await Promise.all([site.gateway.close(), other.close()]);
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
  await close();
});

it('never delays the change: a receiver that does not answer costs a warning', async () => {
  const warnings: string[] = [];
  const notifier = new Notifier('http://127.0.0.1:9/', (line) => warnings.push(line), {
    attempts: 2,
    pause: 1,
  });
  notifier.alarm({ type: 'paused', text: 'remote.js is missing' });
  expect(warnings).toEqual([]);
  await notifier.settled();
  expect(warnings.join()).toContain('was not reached in 2 attempts');
});
