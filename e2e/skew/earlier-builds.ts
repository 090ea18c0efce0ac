import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuilt, type BuiltPart } from '../../ops/src/build/built-part';
import { buildAgain } from '../support/builds/second-build';
import { git, openCheckout, type Checkout } from './checkout';

interface Options {
  repository: string;
  present: BuiltPart[];
  /** A commit or tag for all parts; unset: for each part the last one whose sources differ. */
  ref?: string | undefined;
  tell: (line: string) => void;
}

/** How many commits back a part's earlier sources are looked for. */
const reach = 40;

/** Builds the releases before the present one from git, for a store that has none. */
export async function buildEarlier({ repository, present, ref, tell }: Options): Promise<BuiltPart[]> {
  const built: BuiltPart[] = [];
  const checkout = openCheckout(repository);
  try {
    for (const {
      release: { name, version },
    } of present) {
      const from = ref ? git(repository, 'rev-parse', ref) : findDifferent(checkout, name);
      const part = from && (await buildAt(repository, checkout, name, from, tell));
      if (part) built.push(part);
      else {
        tell(
          `  ${name}: no earlier commit that can meet the present build; its own sources as another version`,
        );
        built.push(await buildOnce(repository, repository, name, `${version}-earlier`));
      }
    }
  } finally {
    checkout.close();
  }
  return built;
}

/**
 * The newest earlier commit that touched what the part is built from. A commit with another major
 * version of shared/runtime is skipped, because the admission check refuses that combination.
 */
function findDifferent(checkout: Checkout, name: string): string | undefined {
  const major = majorOfRuntime(checkout.folder);
  const touched = git(checkout.folder, 'log', `-${reach}`, '--format=%H', 'HEAD~1', '--', name, 'shared');
  const candidates = touched.split('\n').filter(Boolean);
  return candidates.find((commit) => {
    checkout.goTo(commit);
    return existsSync(path.join(checkout.folder, name)) && majorOfRuntime(checkout.folder) === major;
  });
}

function majorOfRuntime(folder: string): string | undefined {
  const manifest = readFileSync(path.join(folder, 'shared', 'runtime', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version.split('.')[0];
}

async function buildAt(
  repository: string,
  checkout: Checkout,
  name: string,
  commit: string,
  tell: (line: string) => void,
): Promise<BuiltPart | undefined> {
  try {
    checkout.goTo(commit);
    const part = await buildOnce(repository, checkout.folder, name, `1.0.0-${commit.slice(0, 8)}`);
    tell(`  ${name} ${part.release.version} of commit ${commit.slice(0, 7)}`);
    return part;
  } catch (error) {
    tell(`  ${name} of ${commit.slice(0, 7)}: ${String(error).split('\n')[0] ?? ''}`);
    return undefined;
  }
}

/** Earlier sources never change, so their builds are kept. */
async function buildOnce(
  repository: string,
  sources: string,
  name: string,
  version: string,
): Promise<BuiltPart> {
  const folder = path.join(repository, '.local', 'skew', name, version);
  const isThere = existsSync(path.join(folder, 'release.json'));
  return isThere ? readBuilt(folder) : buildAgain(sources, name, version, folder);
}
