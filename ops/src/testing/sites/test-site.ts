import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PathGrants } from '@ilera/contracts';
import { findBuilt, type BuiltPart } from '../../build/built-part';
import { findRepository, listParts } from '../../common/repository';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { loadKeys } from '../../registry/ledger/load-keys';
import { Ledger } from '../../registry/ledger/ledger';
import { limitsOf, policyFile, readPolicy } from '../../registry/policy';
import { publish } from '../change-store';
import { FileStore } from '../../store/file-store';
import { artefactKey, type ReleaseStore } from '../../store/release-store';
import { startSite, type StartSiteOptions } from '../../start/start-site';
import { copySeededDatabase } from './copy-seeded-database';

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

export interface TestSiteOptions extends Partial<Omit<StartSiteOptions, 'config'>> {
  /** Replaces the process's own environment. */
  env?: NodeJS.ProcessEnv;
  /** In place of the last build: one with React's development code, which hot reload of `devRemotes` needs. */
  developmentShell?: BuiltPart;
  /** Paths of further remotes; those of the parts are in the policy. */
  paths?: PathGrants;
  /** The store as the gateway accesses it, for tests in which it does not respond. */
  wrapStore?: (store: ReleaseStore) => ReleaseStore;
}

/** A whole site of its own for browser tests: the last builds, published into a temporary store, on a fresh database. */
export async function startTestSite(options: TestSiteOptions = {}) {
  const repository = options.repository ?? findRepository();
  const folder = await mkdtemp(join(tmpdir(), 'ilera-site-'));
  const storeFolder = join(folder, 'releases');
  const store = new FileStore(storeFolder);
  const { developmentShell } = options;
  const parts = listParts(repository).map((name) =>
    name === developmentShell?.release.name ? developmentShell : lastBuild(repository, name),
  );
  const keys = options.keys ?? loadKeys(repository, {});
  /** The paths of each part: those of the next revision. */
  const paths: PathGrants = { ...limitsOf(readPolicy(join(repository, policyFile))).paths, ...options.paths };
  const ledger = new Ledger(store, { ...keys, paths });
  // As their upload would leave them, without waiting for the disk after each file.
  for (const { release, folder: built } of parts)
    await cp(built, join(storeFolder, artefactKey(release.name, release.version, '')), { recursive: true });
  await publish({ ledger, parts, by: 'tests', reason: 'browser tests', force: true });
  const databaseDir = join(folder, 'database');
  if (!options.apiUrl && !options.apiEnv?.DATABASE_URL) await copySeededDatabase(repository, databaseDir);
  const site = await startSite({
    port: 0,
    // A file that a test removes must not be in memory.
    assetMemory: 0,
    config: readGatewayConfig(options.env ?? process.env),
    ...options,
    apiEnv: {
      DATABASE_URL: '',
      DATABASE_DIR: databaseDir,
      EVIDENCE_STORE: join(folder, 'evidence'),
      LOG_LEVEL: 'error',
      ...options.apiEnv,
    },
    repository,
    store: options.wrapStore?.(store) ?? store,
    keys,
  });
  return {
    ...site,
    ledger,
    paths,
    keys,
    repository,
    store,
    storeFolder,
    close: async (): Promise<void> => {
      const closing = site.close();
      // A browser connects before it has a request, and the gateway would wait for that one half a minute.
      site.gateway.app.server.closeAllConnections();
      await closing;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function lastBuild(repository: string, name: string): BuiltPart {
  const built = findBuilt(repository, name);
  if (!built) throw new Error(`${name} is not built. Run: pnpm build`);
  return built;
}
