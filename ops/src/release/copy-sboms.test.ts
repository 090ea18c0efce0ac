import type { Release } from '@shared/contracts';
import { sbomKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';
import { copySboms } from './copy-sboms';

const nextFolder = temporaryFolders();
const key = sbomKey('mf-things', '1.1.0');

const sbom = (...components: object[]) => ({
  bomFormat: 'CycloneDX',
  metadata: { component: { name: 'mf-things' } },
  components,
});

const good = sbom(
  { name: 'yup', version: '1.7.1' },
  { group: '@hookform', name: 'resolvers', version: '7.0.7' },
  { name: 'only-at-build-time', version: '1.0.0' },
);

/** Copies a document beside a version whose files have code of two packages, one of them named inside of another. */
async function copy(
  document: object | string,
  record: Partial<Release> = { packages: ['@hookform/resolvers/yup@1.0.0', 'yup@1.7.1'] },
) {
  const [from, to] = [openMemoryStore(), openMemoryStore()];
  const body = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
  await from.putIfAbsent(key, body);
  const said: string[] = [];
  const parts = [makePart(nextFolder(), 'mf-things', '1.1.0', record)];
  const plan = { from, to, parts, tell: (line: string) => void said.push(line) };
  await copySboms(plan);
  return { body, copied: await to.get(key), said: said.join(), plan };
}

describe('the SBOM of a promoted version (Q98)', () => {
  it('is copied where it names what the record says is in the files', async () => {
    const { body, copied, said, plan } = await copy(good);
    expect(copied).toEqual(body);
    expect(said).toBe('');
    await plan.from.put(key, Buffer.from(JSON.stringify(sbom())));
    await copySboms(plan);
    expect(await plan.to.get(key)).toEqual(body);
  });

  it.each<[string, object | string, string]>([
    ['that leaves out a package', sbom(good.components[1]!), 'it leaves out yup@1.7.1'],
    ['with another version', sbom({ name: 'yup', version: '1.0.0' }, good.components[1]!), 'yup@1.7.1'],
    ['that leaves out a package around one', sbom(good.components[0]!), '@hookform/resolvers/yup@1.0.0'],
    [
      'of another part',
      { ...good, metadata: { component: { name: 'shell' } } },
      'no CycloneDX document of mf-things',
    ],
    ['that is another record', { swapped: true }, 'no CycloneDX document'],
    ['that is text', 'x', 'no CycloneDX document'],
  ])('is left out and said: one %s', async (_name, document, why) => {
    const { copied, said } = await copy(document);
    expect(copied).toBeUndefined();
    expect(said).toContain(`${key} was not copied from memory: `);
    expect(said).toContain(why);
  });

  it('is left out for a record from before records named packages', async () => {
    const { copied, said } = await copy(good, {});
    expect(copied).toBeUndefined();
    expect(said).toContain('names no packages to compare it with');
  });
});
