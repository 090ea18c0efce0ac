import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import { createSigner, readTrust, whySignatureRefused } from '../../registry/signing';
import { Ledger } from '../../registry/ledger';
import { temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/fake-site';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

describe('signed revisions', () => {
  const makeKeys = () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    return createSigner(pem);
  };

  it('are served when a trusted key signed them; a forged or unsigned one changes nothing', async () => {
    const trusted = makeKeys();
    const trust = readTrust(trusted.publicPem);
    const folder = nextFolder();
    const warnings: string[] = [];
    const site = await startFakeSite(folder, {
      keys: { signer: trusted, trust },
      warn: (line) => warnings.push(line),
    });
    const { follower, app } = site.gateway;
    expect((await app.inject('/_health')).json()).toMatchObject({ revision: 1 });
    await site.release('mf-things', '1.1.0');
    await follower.look();
    expect(follower.current?.revision.n).toBe(2);

    const stranger = new Ledger(site.store, { signer: makeKeys() });
    await stranger.append((previous) => ({
      by: 'eve',
      reason: 'x',
      action: 'publish',
      live: previous?.live ?? {},
    }));
    await follower.look();
    expect(follower.current?.revision.n).toBe(2);
    expect(warnings.join()).toContain('Revision 3 is refused: signed by the key');
    await site.gateway.close();
  });

  it('break when anything in them is changed', () => {
    const signer = makeKeys();
    const verify = (content: Revision) => whySignatureRefused(content, readTrust(signer.publicPem));
    const revision = {
      n: 1,
      at: '2026-11-20T10:00:00.000Z',
      by: 'ada',
      reason: 'x',
      action: 'publish' as const,
      live: { shell: { version: '1.0.0', digest: 'sha384-a' } },
    };
    const signed = { ...revision, signature: signer.sign(revision) };
    expect(verify(JSON.parse(JSON.stringify(signed)) as Revision)).toBeUndefined();
    expect(verify(revision)).toBe('not signed');
    expect(verify({ ...signed, live: { shell: { version: '1.0.0', digest: 'sha384-b' } } })).toContain(
      'altered',
    );
    expect(verify({ ...signed, by: 'eve' })).toContain('altered');
    const retired = readTrust(`Until: 1\n${signer.publicPem}`);
    const second = { ...revision, n: 2 };
    expect(whySignatureRefused(signed, retired)).toBeUndefined();
    expect(whySignatureRefused({ ...second, signature: signer.sign(second) }, retired)).toContain(
      'trusted only until revision 1',
    );
  });

  it('vouch for the hashes: a changed release record is not served', async () => {
    const folder = nextFolder();
    const site = await startFakeSite(folder);
    // Stopped, so that the record is changed before the gateway looks.
    site.gateway.follower.stop();
    await site.release('mf-things', '1.1.0');
    const file = join(site.storeFolder, 'artefacts', 'mf-things', '1.1.0', 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/sha384-[^"]{10}/, 'sha384-PWNEDPWNED'));
    await site.gateway.follower.look();
    expect(site.gateway.follower.current?.revision.n).toBe(1);
    await site.gateway.close();
  });
});
