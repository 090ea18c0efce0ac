import { setTimeout } from 'node:timers/promises';
import type { Preview, Revision } from '@ilera/contracts';
import type { BuiltPart } from '../build/built-part';
import { askGateways } from '../metrics/ask-gateways';
import type { Notifier } from '../notify/notifier';
import { describeChange } from '../site/change-text';
import { describeFrontends, type SignedFrontends } from '../site/describe-frontends';
import type { PartVersion } from '../site/live-part';
import { ReleaseRefused, refuseUnlessForced } from '../site/refusal';
import type { HistoryEntry } from '../site/revision-text';
import { artefactKey, frontendsKey } from '../store/release-store';
import type { Author, Change, ChangeRequest, Decision } from './changes/change';
import { decideChange, describePaths, describeRefused } from './changes/decide-change';
import type { Latest, Ledger } from './ledger/ledger';
import { readPartHealth, type PartHealth } from './part-health';
import {
  endPreviews,
  readPreviews,
  createPreview,
  type PreviewRequest,
  type CreatedPreview,
} from './previews';
import { ReleaseCache } from './releases/release-cache';
import { uploadRelease } from './releases/upload';

export interface ChangeResult {
  /** Null where there was nothing to do, and for a dry run. */
  revision: Revision | null;
  /** Set by a dry run: the site after the change, and the refusals. */
  planned?: Decision;
  /** Effects of the change, in sentences. */
  changes: string[];
  /** Remarks for the author, in sentences. */
  notes: string[];
}

/** Newest revisions searched for a repeated request. */
const idempotencyWindow = 20;
/** Attempts to append a revision before a writer gives up. */
const maxAppendAttempts = 500;

/** Options of a registry, named as in a gateway's configuration. */
export interface RegistryOptions {
  /** Addresses of the gateways that are asked for figures; `gatewaysFor` reads them. */
  gateways?: string[];
  metricsToken?: string | undefined;
  /** Tells people of the changes that are made here. */
  notifier?: Notifier | undefined;
  /** Unset: no `frontends.signed.json` is written. */
  siteOrigin?: string | undefined;
  assetBaseUrl?: string | undefined;
}

/** Stores releases and makes them live, in this process or behind an address. */
export type Registry = Omit<LocalRegistry, 'ledger' | 'settled'>;

/** The registry over a store that this process may write to. */
export class LocalRegistry {
  /** A folder or an address, for messages. */
  readonly description: string;
  private readonly releases: ReleaseCache;

  constructor(
    readonly ledger: Ledger,
    private readonly options: RegistryOptions = {},
  ) {
    this.description = ledger.store.description;
    this.releases = new ReleaseCache(ledger.store);
  }

  /** Uploads a part; nothing goes live. */
  async upload(part: BuiltPart): Promise<PartVersion> {
    // Refuses an upload where nothing could go live from here.
    await this.ledger.latestForAppend();
    return uploadRelease(this.ledger.store, part);
  }

  /** Makes a change once: a repeated request with the same key gets the first result. */
  async makeChange(change: Change, { reason, ...author }: ChangeRequest): Promise<ChangeResult> {
    // A line break could pass for another line of the history.
    const request = { ...author, reason: reason.replace(/\p{Cc}+/gu, ' ') };
    if (['rollback', 'freeze'].includes(change.action) && !request.reason.trim())
      throw new ReleaseRefused(
        `A ${change.action} needs --reason "…": whoever reads the history will want to know.`,
      );
    for (let attempt = 1; attempt <= maxAppendAttempts; attempt += 1) {
      const done = await this.tryToChange(change, request);
      if (done) return done;
      await setTimeout(Math.random() * Math.min(10 * attempt, 200));
    }
    throw new Error(`Gave up after ${maxAppendAttempts} attempts: somebody else appended first each time.`);
  }

  /** Decides a change on top of the newest revision and appends it; undefined where another writer appended first. */
  private async tryToChange(change: Change, request: ChangeRequest): Promise<ChangeResult | undefined> {
    const { ledger, releases } = this;
    const latest = await ledger.latestForAppend();
    const previous = latest.revision;
    const repeated = request.key && (await this.findRepeated(request.key));
    if (repeated) return repeated;
    const at = ledger.now();
    const context = { ...request, ledger, releases, previous, at };
    const decision = await decideChange(change, context);
    const notes = describeRefused(latest);
    if (!decision)
      return { revision: null, changes: [], notes: [...notes, 'Nothing to do: this is live already.'] };
    if (previous) notes.push(...describePaths(previous.paths, ledger.pathsAfter(previous).paths));
    const changes = describeChange(decision, previous);
    const next = latest.number + 1;
    if (change.dryRun) {
      notes.push(`Would become revision ${next}:`);
      return { revision: null, planned: decision, changes, notes };
    }
    const { refusals = [], ...content } = decision;
    const forced = refuseUnlessForced(refusals, change.force === true, notes);
    const urgent = change.now ? { urgent: next } : {};
    const revision = await ledger.append(latest, { ...request, ...content, ...forced, ...urgent }, at);
    if (!revision) return undefined;
    this.options.notifier?.revision(revision, changes);
    await this.writeFrontends().catch((error: unknown) =>
      notes.push(`${frontendsKey} in the store is of an earlier revision: ${String(error)}`),
    );
    return { revision, changes, notes };
  }

  private async findRepeated(key: string): Promise<ChangeResult | undefined> {
    const recent = await this.ledger.recent(idempotencyWindow);
    const index = recent.findIndex((earlier) => earlier.key === key);
    const revision = recent[index];
    return revision && { revision, changes: describeChange(revision, recent[index + 1]), notes: [] };
  }

  /** Writes the live versions in the format of Frontend Discovery, for programs that read the store alone. */
  private async writeFrontends(): Promise<void> {
    const { ledger, releases } = this;
    const { siteOrigin: origin, assetBaseUrl: assets } = this.options;
    let revision = origin && (await ledger.newest());
    // Again after a change that came meanwhile: this copy may have replaced the later one.
    for (let written = 0; origin && revision && revision.n > written; revision = await ledger.newest()) {
      const release = (...version: Parameters<typeof releases.get>) => releases.get(...version);
      const document = await describeFrontends(revision, release, { origin, assets });
      const signed = ledger.sign<SignedFrontends>({ kind: 'frontends', document });
      await ledger.store.put(frontendsKey, Buffer.from(JSON.stringify(signed)));
      written = revision.n;
    }
  }

  /** Waits for messages that are being sent, before the process ends. */
  async settled(): Promise<void> {
    await this.options.notifier?.settled();
  }

  createPreview(order: PreviewRequest, author: Author): Promise<CreatedPreview> {
    return createPreview(this.ledger, this.releases, order, author);
  }

  /** @param which an id or its address, or a branch of the author's repository */
  endPreviews(which: string, author: Author): Promise<Preview[]> {
    return endPreviews(this.ledger, which, author);
  }

  previews(): Promise<Preview[]> {
    return readPreviews(this.ledger);
  }

  latest(): Promise<Latest> {
    return this.ledger.latest();
  }

  /** The last revisions, newest first. @param from highest number to read */
  history(count: number, from?: number): Promise<HistoryEntry[]> {
    return this.ledger.history(count, from);
  }

  /** Figures of a part and its canary in real page loads. */
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
}
