import { spawnSync } from 'node:child_process';
import type { ChangeSource } from '@ilera/contracts';
import { buildParts, partsOf } from '../build/build-parts';
import { refuseIfFrozen } from '../registry/changes/decide-freeze';
import type { Audience } from '../site/live-part';
import type { CommandResult, Context } from './context';
import { makeLive } from './change-site';

/** `publish [part…]`: builds changed parts, uploads them, and makes them live. @param canary unset: for everybody */
export async function publish(context: Context, names: string[], canary?: Audience): Promise<CommandResult> {
  // Refused before minutes of building.
  refuseIfFrozen((await context.registry.latest()).revision, new Date().toISOString());
  const { parts, ofCommit } = await buildNamed(context, names);
  const { by, options } = context;
  return makeLive(context, parts, canary, { by, ...ofCommit, reason: options.reason ?? 'publish' });
}

/** Builds the named parts, or all, and finds their commit. */
export async function buildNamed({ tell, ...context }: Context, names: string[]) {
  const { repository, names: wanted } = partsOf(context.repository, names);
  const parts = await buildParts({ repository, parts: wanted, tell });
  return { parts, ofCommit: sourceOf(repository) };
}

/** The commit of a checkout, with `-dirty` where the sources differ from it. */
function sourceOf(cwd: string): { source?: ChangeSource } {
  const args = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return stdout ? { source: { commit: stdout.trim() } } : {};
}
