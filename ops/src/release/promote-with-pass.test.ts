import { Ledger } from '../ledger/ledger';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';
import { openPassDesk, part } from '../testing/pass-desk';
import { withPromotion } from './promote';
import { publish } from './publish';
import { uploadRelease } from './upload';

const nextFolder = temporaryFolders();

/** Staging without a rule, and production, which requires passes. */
async function twoEnvironments() {
  const production = await openPassDesk(nextFolder);
  const { folder, keys, trust } = production;
  const store = openMemoryStore();
  const ledger = new Ledger(store, { signer: keys.ops, trust });
  const put = (...parts: [name: string, version: string][]) =>
    publish({
      store,
      ledger,
      parts: parts.map(([name, version]) => makePart(folder, name, version)),
      by: 'ada',
      reason: 'test',
    });
  await put(['shell', '1.0.0'], ['mf-public', '1.0.0'], [part, '1.0.0']);
  await put([part, '1.1.0']);
  const promote = () =>
    withPromotion({ name: 'staging', store, ledger }, [part], async ({ parts, reason }) => {
      const target = { store: production.store, ledger: production.as(keys.squad) };
      return publish({ ...target, parts, reason, by: 'bola' });
    });
  return { staging: { store, ledger }, production, promote };
}

describe('a promotion to an environment that requires passes (Q58, Q75)', () => {
  it('waits for a pass of that environment, and carries it', async () => {
    const { staging, production, promote } = await twoEnvironments();
    await expect(promote()).rejects.toThrow('nobody has tested it');
    const beside = (await staging.ledger.newest())!;
    await production.pass('1.1.0', { beside });
    await expect(promote()).rejects.toThrow('its pass is for another site');
    await production.pass('1.1.0');
    const revision = await promote();
    expect(revision).toMatchObject({
      live: { [part]: { version: '1.1.0' } },
      passes: [{ part, version: '1.1.0' }],
    });
    expect(revision?.live[part]?.digest).toBe((await staging.ledger.newest())?.live[part]?.digest);
    expect(await production.as(production.keys.ops).newest()).toEqual(revision);
  });

  it('needs a pass for the build that goes live, where that environment has these files from another one', async () => {
    const { staging, production, promote } = await twoEnvironments();
    const own = makePart(production.folder, part, '1.1.0', { commit: 'def5678' });
    const { digest } = await uploadRelease(production.store, own);
    const elsewhere = await production.pass('1.1.0', { store: openMemoryStore() });
    expect(elsewhere.digest).toBe((await staging.ledger.newest())?.live[part]?.digest);
    await production.plant('1.1.0', elsewhere);
    await expect(promote()).rejects.toThrow('its pass is for another build of this version');
    await production.pass('1.1.0', {}, { commit: 'def5678' });
    expect(await promote()).toMatchObject({
      live: { [part]: { version: '1.1.0', digest } },
      passes: [{ part, version: '1.1.0', digest }],
    });
    expect(await production.as(production.keys.ops).newestNumber()).toBe(3);
  });
});
