import type { PathGrants, Preview, Revision } from '@ilera/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused, refuseUnlessForced } from '../site/refusal';
import { askGateways } from '../metrics/ask-gateways';
import type { Notifier } from '../notify/notifier';
import { readPartHealth, type PartHealth } from './part-health';
import { describeChange } from '../site/change-text';
import { describeFrontends, type SignedFrontends } from '../site/describe-frontends';
import { artefactKey, frontendsKey } from '../store/release-store';
import type { Budgets } from '../site/budgets';
import { describeFreeze, type HistoryEntry, type RefusedRevision } from '../site/revision-text';
import { decideCanary } from './changes/decide-canary';
import type { Author, ChangeContext, ChangeRequest, Decision, Change } from './changes/change';
import { decideFreeze, decideEndFreeze } from './changes/decide-freeze';
import { decideRollback } from './changes/decide-rollback';
import type { Latest, Ledger } from './ledger/ledger';
import { type PreviewRequest, endPreviews, readPreviews, showVersions } from './previews';
import { decidePublish } from './changes/decide-publish';
import { ReleaseCache } from './releases/release-cache';
import { uploadRelease, type Uploaded } from './releases/upload';

/** What a change did. */
export interface ChangeResult {
  /** Null where nothing was to do, and for a dry run. */
  revision: Revision | null;
  /** Of a dry run: what would be live, and what stands against it. */
  planned?: Decision;
  /** What is different then, in sentences. */
  changes: string[];
  /** What else is to be said of it. */
  notes: string[];
}

/** The end of the history, and what parts may weigh. */
export type LatestSite = Latest & { budgets?: Budgets };

/** Where releases are kept and made live: in this process, or behind an address. */
export type Registry = Omit<LocalRegistry, 'ledger' | 'settled'>;

/** What a change makes of the site, and what stands against it; undefined where nothing is to do. */
async function decide(change: Change, context: ChangeContext): Promise<Decision | undefined> {
  switch (change.action) {
    case 'publish':
      return decidePublish(change, context);
    case 'rollback':
      return decideRollback(change, context);
    case 'canary':
      return decideCanary(change, context);
    case 'freeze':
      return decideFreeze(change, context);
    case 'end-freeze':
      return decideEndFreeze(context);
  }
}

/** Revisions among which a repeated request is looked for. */
const repeatsWithin = 20;

/** What a registry knows of the site around its store, named as in the configuration of a gateway. */
export interface RegistryOptions {
  /** Whose figures are asked for; without them a canary cannot be judged. */
  gateways?: string[];
  metricsToken?: string | undefined;
  /** Tells people of what is changed here. */
  notifier?: Notifier | undefined;
  /** Unset: there is no `frontends.signed.json`. */
  siteOrigin?: string | undefined;
  assetBaseUrl?: string | undefined;
}

/** The registry over a store that this process may write to. */
export class LocalRegistry {
  private readonly releases: ReleaseCache;

  constructor(
    readonly ledger: Ledger,
    private readonly options: RegistryOptions = {},
  ) {
    this.releases = new ReleaseCache(ledger.store);
  }

  get description(): string {
    return this.ledger.store.description;
  }

  /** Uploads a part; nothing goes live. */
  async upload(part: BuiltPart): Promise<Uploaded> {
    // What nobody could make live is not written either.
    await this.ledger.latestForAppend();
    return uploadRelease(this.ledger.store, part);
  }

  /** Makes a change once: repeated with the same key, it answers with what was done. */
  async makeChange(change: Change, request: ChangeRequest): Promise<ChangeResult> {
    for (let attempt = 1; attempt <= 500; attempt += 1) {
      const done = await this.tryToChange(change, request);
      if (done) return done;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * attempt, 200)));
    }
    throw new Error('Gave up after 500 attempts to append a revision: somebody else was first each time.');
  }

  /** Decides a change on top of the newest revision, and appends it; undefined where another writer was first. */
  private async tryToChange(change: Change, request: ChangeRequest): Promise<ChangeResult | undefined> {
    const { ledger, releases } = this;
    const end = await ledger.latestForAppend();
    const previous = end.revision;
    const recent = request.key ? await ledger.recent(repeatsWithin) : [];
    const index = recent.findIndex(({ key }) => key === request.key);
    const repeated = recent[index];
    if (repeated)
      return { revision: repeated, changes: describeChange(repeated, recent[index + 1]), notes: [] };
    const notes = describeRefused(end.refused, previous);
    const tell = (line: string): void => void notes.push(line);
    const at = ledger.timeAfter(previous);
    const context: ChangeContext = { ...request, ledger, releases, tell, previous, at };
    const decision = await decide(change, context);
    if (!decision) return { revision: null, changes: [], notes };
    if (previous) notes.push(...describePaths(previous.paths, ledger.pathsAfter(previous).paths));
    const said = describeChange(decision, previous);
    if (change.dryRun) {
      tell(`Would become revision ${end.number + 1}:`);
      return { revision: null, planned: decision, changes: said, notes };
    }
    const { refusals = [], ...what } = decision;
    const forced = refuseUnlessForced(refusals, change.force === true, tell);
    const urgent = change.now ? { urgent: end.number + 1 } : {};
    const revision = await ledger.append(end, { ...request, ...what, ...forced, ...urgent }, at);
    if (!revision) return undefined;
    this.options.notifier?.revision(revision, said);
    await this.keepFrontends().catch((error: unknown) =>
      tell(`${frontendsKey} in the store is of an earlier revision: ${String(error)}`),
    );
    return { revision, changes: said, notes };
  }

  /** Waits until people were told of what was changed here: before the process ends. */
  async settled(): Promise<void> {
    await this.options.notifier?.settled();
  }

  showPreview(order: PreviewRequest, author: Author): Promise<{ preview: Preview; notes: string[] }> {
    return showVersions(this.ledger, this.releases, order, author);
  }

  endPreviews(which: string, author: Author): Promise<Preview[]> {
    return endPreviews(this.ledger, which, author);
  }

  previews(): Promise<Preview[]> {
    return readPreviews(this.ledger);
  }

  async latest(): Promise<LatestSite> {
    const latest = await this.ledger.latest();
    const { budgets } = this.ledger.options;
    return { ...latest, ...(budgets ? { budgets } : {}) };
  }

  /** The last revisions, newest first. @param from the number of the first one */
  history(count: number, from?: number): Promise<HistoryEntry[]> {
    return this.ledger.history(count, from);
  }

  /** How a part does in real page loads, and its canary. */
  async health(part: string): Promise<PartHealth> {
    const { gateways = [], metricsToken } = this.options;
    const metrics = await askGateways(gateways, metricsToken);
    if (metrics.gateways === 0)
      throw new ReleaseRefused(
        `No gateway answers: ${gateways.join(', ')}. Name them, and their token: GATEWAYS=https://… METRICS_TOKEN=…`,
      );
    return readPartHealth(this.ledger, metrics, part);
  }

  /** A file of a version; undefined where there is none. */
  file(part: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.ledger.store.get(artefactKey(part, version, file));
  }

  /** Keeps what is live in the format of Frontend Discovery, for readers of the store alone. */
  private async keepFrontends(): Promise<void> {
    const { siteOrigin: origin, assetBaseUrl: assets } = this.options;
    const revision = origin && (await this.ledger.newest());
    if (!revision) return;
    const addresses = { origin, assets };
    const document = await describeFrontends(revision, (...one) => this.releases.get(...one), addresses);
    const signed = this.ledger.sign<SignedFrontends>({ kind: 'frontends', document });
    await this.ledger.store.put(frontendsKey, Buffer.from(JSON.stringify(signed)));
  }
}

/** What a change adds or removes by the way, because the policy here has other paths than what is live. */
function describePaths(before: PathGrants = {}, after: PathGrants = {}): string[] {
  const list = (paths: PathGrants): string[] =>
    Object.entries(paths).flatMap(([part, grants]) =>
      grants.map(({ prefix, access }) => `${prefix} of ${part} (${access.join(', ')})`),
    );
  const [then, next] = [list(before), list(after)];
  return [
    ...next.flatMap((one) => (then.includes(one) ? [] : `release-policy.json here adds ${one}.`)),
    ...then.flatMap((one) => (next.includes(one) ? [] : `release-policy.json here removes ${one}.`)),
  ];
}

/** That a change is built on an older revision than the last, and what is in force there again. */
function describeRefused(refused: RefusedRevision[], base: Revision | undefined): string[] {
  const lines = refused
    .slice(0, 3)
    .map(
      ({ n, reason }) =>
        `Revision ${n} is ${reason}. This change is built on revision ${base?.n ?? 'none'}, the newest valid one.`,
    );
  // What ended it may have been in a revision that is not valid.
  return refused.length > 0 && base ? [...lines, ...describeFreeze(base)] : lines;
}
