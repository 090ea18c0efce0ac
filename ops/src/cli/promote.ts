import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import type { Registry } from '../registry/registry';
import type { Answer, Context } from './context';
import { fetchRelease } from './fetch-release';
import { audience, isForced, severity, text } from './options';
import { makeLive, sayWhatIf } from './publish';

/** An environment: its name, and where its releases are. */
export interface Environment {
  name: string;
  registry: Registry;
}

/** What a promotion makes live: the parts as if built here, and where they come from. */
export interface Promotion {
  parts: BuiltPart[];
  /** For the history: the revisions of the source that made these versions live. */
  reason: string;
}

/** `promote staging production <part…>`: the context is that of the second environment. */
export function promote(context: Context, from: Environment, names: string[]): Promise<Answer> {
  const { registry, options, by } = context;
  return withPromotion(from, [...new Set(names)], async ({ parts, reason }) => {
    const canary = audience(options, 'percent');
    const order = {
      admission: isForced(options) ? ('overrule' as const) : ('refuse' as const),
      replaceCanary: options['replace-canary'] === true,
      ...severity(options),
      ...(canary ? { canary } : {}),
    };
    if (options['dry-run'] === true) return { data: null, text: await sayWhatIf(registry, parts, order) };
    const why = [text(options, 'reason'), reason].filter(Boolean).join('; ');
    return makeLive(context, parts, order, { by, reason: why });
  });
}

/**
 * Copies what is live for everybody in one environment, and hands it on to be made live in another. The bytes are those
 * that the signed revision of the source names; nothing is built.
 * @throws ReleaseRefused where a part is not live in the source, its files were changed there, or the newest revision
 * there is not believed
 */
export async function withPromotion<T>(
  from: Environment,
  names: string[],
  run: (promotion: Promotion) => Promise<T>,
): Promise<T> {
  const { revision, refused } = await from.registry.latest();
  const [bad] = refused;
  // An older one would be another site than the one that people see there.
  if (bad)
    throw new ReleaseRefused(
      `Refused, nothing changed: revision ${bad.n} of ${from.name} is ${bad.reason}.\n  Publish there what is right, and promote that.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'ilera-promotion-'));
  try {
    const parts: BuiltPart[] = [];
    const sources: string[] = [];
    for (const name of names) {
      const live = revision?.live[name];
      if (!live)
        throw new ReleaseRefused(
          `${name || 'No part'} is not live in ${from.name}. There are: ${Object.keys(revision?.live ?? {}).join(', ') || 'none'}.`,
        );
      parts.push(await fetchRelease(from.registry, name, live, join(folder, name)));
      sources.push(`${name} of revision ${live.revision ?? revision.n}`);
    }
    return await run({ parts, reason: `from ${from.name}: ${sources.join(', ')}` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
