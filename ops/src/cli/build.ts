import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '../build/build-parts';
import { findBuilt } from '../build/built-part';
import { findParts, listParts } from '../common/repository';
import { developAgainst } from '../dev/dev-server';
import { ReleaseRefused, formatRefusals } from '../site/refusal';
import { limitsOf, policyFile, readPolicy } from '../registry/policy';
import { checkSizes } from '../site/budgets';
import { partsOf, type Answer } from './context';
import { teller, text, type Options } from './options';
import { tellSizes } from './sizes';

/** `build [part…]`: builds what changed, and fails where it is above its budget; `--against https://…`: hot reload of a remote in that site. */
export async function build(names: string[], options: Options): Promise<Answer> {
  const tell = teller(options);
  const { repository, names: wanted } = partsOf(findParts(), names);
  const site = text(options, 'against');
  if (site !== undefined) {
    if (!URL.canParse(site)) throw new ReleaseRefused('In which site? For example: --against https://…');
    await developAgainst(repository, wanted, site);
    return { data: null };
  }
  const parts = await buildParts({ repository, parts: wanted, tell, force: options.force === true });
  const policy = join(repository, policyFile);
  // A squad's own repository has none: there the registry knows the budgets.
  const budgets = existsSync(policy) ? limitsOf(readPolicy(policy)).budgets : undefined;
  tell(`Weight${budgets ? ' beside budget' : ''}, in kB of brotli:`);
  tellSizes(parts, budgets, tell);
  // The other parts, where they are built, so that the size of whole pages is known.
  const all = listParts(repository).flatMap((name) => findBuilt(repository, name)?.release ?? []);
  const refusals = budgets ? checkSizes(all, wanted, budgets) : [];
  if (refusals.length > 0)
    throw new ReleaseRefused(`Built, but publishing would be refused:\n${formatRefusals(refusals)}`);
  return { data: parts.map(({ name, version, folder }) => ({ name, version, folder })) };
}
