import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../site/refusal';
import { audienceOf } from './canary';
import { openSource, type CommandResult, type Context } from './context';
import { fetchRelease } from '../registry/releases/fetch-release';
import { makeLive } from './change-site';

/**
 * `promote <part…> --from https://…`: copies another environment's live versions, in the bytes that its signed revision
 * names, and makes them live here. Nothing is built.
 * @throws ReleaseRefused where a part is not live in the source, its files were changed there, or the newest revision
 * there is not valid
 */
export async function promote(context: Context, names: string[]): Promise<CommandResult> {
  const { from: where, reason } = context.options;
  if (!where || names.length === 0)
    throw new ReleaseRefused(
      'What, and from where? For example: pnpm release promote mf-plans --from https://releases.staging.example',
    );
  const source = await openSource(context, where);
  const from = source.description;
  const { revision, refused } = await source.latest();
  const [bad] = refused;
  // An older revision may not be the site that people see there.
  if (bad)
    throw new ReleaseRefused(
      `Refused, nothing changed: revision ${bad.n} of ${from} is ${bad.reason}.\n  Publish there what is right, and promote that.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'ilera-promotion-'));
  try {
    const parts: BuiltPart[] = [];
    const sources: string[] = [];
    for (const name of new Set(names)) {
      const live = revision?.live[name];
      if (!live)
        throw new ReleaseRefused(
          `${name || 'No part'} is not live in ${from}. There are: ${Object.keys(revision?.live ?? {}).join(', ') || 'none'}.`,
        );
      parts.push(await fetchRelease(source, name, live, join(folder, name)));
      sources.push(`${name} of revision ${live.revision ?? revision.n}`);
    }
    const why = [reason, `from ${from}: ${sources.join(', ')}`];
    const request = { by: context.by, reason: why.filter(Boolean).join('; ') };
    const audience = audienceOf(context.options);
    return await makeLive(context, parts, audience && { percent: 0, people: [], ...audience }, request);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
