import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSboms } from '../deploy/sbom';
import type { Registry } from '../registry/registry';

interface StoreSboms {
  registry: Registry;
  repository: string;
  parts: { name: string; version: string }[];
  tell(line: string): void;
}

/**
 * Stores the CycloneDX document of each published version, once. A failure is reported and does not stop the
 * release.
 */
export async function storeSboms({ registry, repository, parts, tell }: StoreSboms): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sboms-'));
  try {
    const missing = [];
    for (const part of parts) if (!(await registry.file(part.name, part.version, 'sbom'))) missing.push(part);
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name);
    await writeSboms(repository, folder, names);
    for (const { name, version } of missing)
      await registry.keepSbom(name, version, readFileSync(join(folder, `${name}.cdx.json`)));
    tell(`SBOM of ${names.join(', ')} stored.`);
  } catch (error) {
    tell(`No SBOM was stored: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
