import { randomUUID } from 'node:crypto';
import type { Canary, Proposal, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { BuiltPart } from '../build/built-part';
import type { Ledger } from '../ledger/ledger';
import { changedParts } from '../ledger/changed-parts';
import { whyNotApproved } from '../ledger/approval';
import { stampParts } from '../ledger/next-revision';
import { applyProposal } from '../ledger/place-version';
import { isProposal } from '../ledger/revision-shape';
import { getRecord } from '../store/get-record';
import { parseRecord } from '../store/parse-record';
import { proposals, type ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import { checkBad } from './check-bad';
import { checkPasses } from './check-passes';
import { refuseIfFrozen } from './freeze';
import { checkChange } from './live-parts';
import { preflight } from './preflight';
import { firstVersions, publishAction, refuseIfAny, uploadAll } from './publish';

const proposalKey = (id: string): string => `${proposals}${id}.json`;

/** Whether a publish of this ledger's key goes live only when a second key approves it. */
export function needsApproval({ signer, trust }: Ledger): boolean {
  return (signer && trust?.verify.keys.get(signer.key)?.needsApproval) === true;
}

export interface ProposeOptions {
  store: ReleaseStore;
  ledger: Ledger;
  parts: BuiltPart[];
  by: string;
  reason: string;
  refusals?: Refusal[];
  canary?: Omit<Canary, 'version' | 'digest'>;
  /** Nothing may be overruled here: an approval is refused where the publish would be. */
  admission?: 'refuse' | 'overrule';
  severity?: 'now';
  tell?: (line: string) => void;
}

/** Uploads parts and stores what will become live; an approval makes it live. */
export async function propose(options: ProposeOptions): Promise<Proposal> {
  const { store, ledger, parts, by, reason, canary, severity, tell = () => undefined } = options;
  if (options.admission === 'overrule')
    throw new ReleaseRefused(
      'Refused, nothing changed: --force takes a key that needs no approval. Leave it out, or have its owner publish.',
    );
  await preflight(store, ledger, { tell });
  const newest = await ledger.newest();
  const at = new Date().toISOString();
  refuseIfFrozen(newest, at);
  const digests = await uploadAll(store, parts, tell);
  const proposal: Proposal = {
    id: randomUUID().slice(0, 8),
    at,
    by,
    reason,
    parts: Object.fromEntries(
      parts.map(({ name, version }) => [
        name,
        {
          version,
          digest: digests.get(name) ?? '',
          // What was never live goes live for all visits, as a publish would have it.
          ...(canary && newest?.live[name] ? { canary } : {}),
        },
      ]),
    ),
    ...(severity ? { severity } : {}),
  };
  const live = applyProposal(newest, proposal);
  if (canary) firstVersions(parts, newest).forEach(tell);
  refuseIfAny([
    ...(options.refusals ?? []),
    ...checkBad(newest, live),
    ...(await checkPasses({ store, ledger, before: newest, live, at })).refusals,
    ...(await checkChange(store, newest, live)),
  ]);
  const signature = ledger.signer?.sign(proposal);
  const body = JSON.stringify({ ...proposal, ...(signature ? { signature } : {}) }, null, 2);
  await store.putIfAbsent(proposalKey(proposal.id), Buffer.from(`${body}\n`));
  return proposal;
}

export interface ApproveOptions {
  store: ReleaseStore;
  ledger: Ledger;
  id: string;
  tell?: (line: string) => void;
}

/**
 * Makes live what another key proposed, signed by this one.
 * @throws ReleaseRefused where the proposal is one's own, too old, or altered
 */
export async function approve({ store, ledger, id, tell }: ApproveOptions): Promise<Revision> {
  await preflight(store, ledger, { tell });
  const body = /^[0-9a-f]{8}$/.test(id) ? await getRecord(store, proposalKey(id)) : undefined;
  if (!body) throw new ReleaseRefused(`There is no proposal "${id}" in ${store.description}.`);
  const proposal = parseRecord(body);
  if (!isProposal(proposal))
    throw new ReleaseRefused(`The proposal ${id} is damaged, or another record. Propose it again.`);
  return ledger.append(async (previous, at) => {
    refuseIfFrozen(previous, at);
    const live = applyProposal(previous, proposal);
    const changed = changedParts(previous, live);
    if (changed.length === 0) throw new ReleaseRefused('Nothing to do: this is live already.');
    const { trust, signer } = ledger;
    const own = signer && trust?.verify.keys.get(signer.key);
    const n = (previous?.n ?? 0) + 1;
    const after = { n, at, live: stampParts(previous, live, n) };
    const bad = trust && whyNotApproved(proposal, own, previous, after, trust);
    if (bad) throw new ReleaseRefused(`Refused, nothing changed: ${bad}.`);
    const { passes, refusals } = await checkPasses({ store, ledger, before: previous, live, at });
    refuseIfAny([...refusals, ...checkBad(previous, live), ...(await checkChange(store, previous, live))]);
    const isCanary = Object.values(proposal.parts).some(({ canary }) => canary);
    return {
      by: proposal.by,
      reason: proposal.reason,
      action: publishAction(previous, live, isCanary),
      ...(changed.length === 1 && changed[0] ? { part: changed[0] } : {}),
      ...(proposal.severity ? { severity: proposal.severity } : {}),
      proposal,
      ...(passes.length > 0 ? { passes } : {}),
      live,
    };
  });
}
