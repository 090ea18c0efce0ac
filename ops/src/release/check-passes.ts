import type { CandidatePass, Revision } from '@shared/contracts';
import type { Ledger } from '../ledger/ledger';
import { broughtVersions, firstValidPass, type BroughtVersion } from '../ledger/passes';
import { wasLive } from '../ledger/permissions';
import { previousBy } from '../ledger/previous-revision';
import { getRecord } from '../store/get-record';
import { parseRecord } from '../store/parse-record';
import { passesOf, type ReleaseStore } from '../store/release-store';
import type { LiveParts } from './live-parts';
import type { Refusal } from './refusal';

interface PassedChange {
  store: ReleaseStore;
  ledger: Ledger;
  before: Revision | undefined;
  live: LiveParts;
  /** The time of the revision that would be written. */
  at: string;
  /** A rollback: what was live before needs no pass. */
  isReturn?: boolean;
}

/** The passes that a change's revision carries, and the versions without one. */
export interface CheckedPasses {
  passes: CandidatePass[];
  refusals: Refusal[];
}

/** Looks for a valid pass of each version that a change brings, where the site requires it (Q58). */
export async function checkPasses(change: PassedChange): Promise<CheckedPasses> {
  const { store, ledger, before, live, at, isReturn } = change;
  const rule = before?.passRule;
  const found: CheckedPasses = { passes: [], refusals: [] };
  if (!rule) return found;
  const readPrevious = previousBy((n) => ledger.read(n).catch(() => undefined));
  const judge = { rule, before, live, n: before.n + 1, at, trust: ledger.trust, readPrevious };
  for (const wanted of broughtVersions(before, live)) {
    const { part, version, digest } = wanted;
    if (isReturn && (await wasLive(part, { version, digest }, before, readPrevious))) continue;
    const { pass, why } = await firstValidPass(await readPasses(store, wanted), wanted, judge);
    if (pass) found.passes.push(pass);
    else found.refusals.push(refusalOf(wanted, why ?? 'nobody has tested it', store));
  }
  return found;
}

const refusalOf = ({ part, version }: BroughtVersion, why: string, store: ReleaseStore): Refusal => ({
  part,
  rule: 'pass',
  subject: version,
  message: `${part} ${version} needs a tester's pass on this site: ${why}.`,
  // The refused upload stays in the store, where a tester finds it without the squad's repository.
  remedy: `Run pnpm e2e --live ${store.description} --with ${part}@${version} in a checkout of the site, with a tester's key, then try again.`,
});

async function readPasses(store: ReleaseStore, { part, version }: BroughtVersion): Promise<CandidatePass[]> {
  const keys = (await store.list(passesOf(part, version))).sort().reverse();
  const bodies = await Promise.all(keys.map((key) => getRecord(store, key)));
  return bodies.flatMap((body) => (parseRecord(body) as CandidatePass | null | undefined) ?? []);
}
