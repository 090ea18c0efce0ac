import type { Preview, Revision } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../site/refusal';
import { askGateways } from '../metrics/ask-gateways';
import type { Notifier } from '../notify/notifier';
import { readPartHealth, type PartHealth } from './part-health';
import type { HistoryEntry } from '../site/records';
import {
  describeFrontends,
  type FrontendAddresses,
  type Frontends,
  type SignedFrontends,
} from '../site/describe-frontends';
import { artefactKey, frontendsKey } from '../store/release-store';
import type { Budgets } from '../site/budgets';
import { describeFreeze } from '../site/revision-text';
import { changeCanary, type CanaryOrder } from './changes/canary';
import { freeze, thaw, type FreezeOrder } from './changes/freeze';
import { rollback, type RollbackOrder } from './changes/rollback';
import type { Latest, Ledger } from './ledger/ledger';
import { endPreview, findPreviews, readPreviews, showVersions, type PreviewOrder } from './previews';
import { publish, type PublishOrder } from './changes/publish';
import type { Request } from './changes/request';
import { ReleaseCache } from './releases/release-cache';
import { uploadRelease, type Uploaded } from './releases/upload';

/** A change of what is live, without who asks for it. */
export type Deployment =
  | ({ action: 'publish' } & PublishOrder)
  | ({ action: 'rollback' } & RollbackOrder)
  | ({ action: 'canary' } & CanaryOrder)
  | ({ action: 'freeze' } & FreezeOrder)
  | { action: 'thaw' };

/** What a change did: the new revision, or none where nothing was to do; and what is to be said of it. */
export interface Deployed {
  revision: Revision | null;
  notes: string[];
}

/** The end of the history, and what parts may weigh. */
export type LatestSite = Latest & { budgets?: Budgets };

/** Where releases are kept and made live: in this process, or behind an address. */
export type Registry = Pick<
  LocalRegistry,
  | 'description'
  | 'upload'
  | 'deploy'
  | 'showPreview'
  | 'endPreviews'
  | 'previews'
  | 'latest'
  | 'history'
  | 'health'
  | 'file'
>;

const changes = { publish, rollback, canary: changeCanary, freeze, thaw };

/** Revisions among which a repeated request is looked for. */
const reach = 20;

/** What a registry knows of the site around its store. */
export interface RegistryOptions {
  /** Whose figures are asked for; without them a canary cannot be judged. */
  gateways?: { addresses: string[]; token?: string | undefined };
  /** Tells people of what is changed here. */
  notifier?: Notifier | undefined;
  /** Where `frontends.json` says that files are; unset: there is no such document. */
  site?: FrontendAddresses | undefined;
}

/** The registry over a store that this process may write to. */
export class LocalRegistry {
  /** Requests that run, by their keys. */
  private readonly running = new Map<string, Promise<Deployed>>();

  constructor(
    readonly ledger: Ledger,
    private readonly options: RegistryOptions = {},
  ) {}

  get description(): string {
    return this.ledger.store.description;
  }

  /** Uploads a part; nothing goes live. */
  async upload(part: BuiltPart): Promise<Uploaded> {
    // What nobody could make live is not written either.
    this.ledger.assertMayAppend(await this.ledger.latest());
    return uploadRelease(this.ledger.store, part);
  }

  /** Makes a change once: repeated with the same key, it answers with what was done. */
  deploy(change: Deployment, request: Request): Promise<Deployed> {
    const { key } = request;
    if (!key) return this.change(change, request);
    const running = this.running.get(key) ?? this.changeOnce(change, request, key);
    this.running.set(key, running);
    const forget = (): void => void this.running.delete(key);
    running.then(forget, forget);
    return running;
  }

  async showPreview(order: PreviewOrder): Promise<{ preview: Preview; notes: string[] }> {
    const notes: string[] = [];
    const { ledger } = this;
    return { preview: await showVersions({ ...order, ledger, tell: (line) => notes.push(line) }), notes };
  }

  /** @param which as for `findPreviews` */
  async endPreviews(which: string, by: string, repository?: string): Promise<Preview[]> {
    const found = await findPreviews(this.ledger, which, repository);
    return Promise.all(found.map((preview) => endPreview(this.ledger, preview, by)));
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

  /** How a part does in real visits, and its canary; undefined where it is not live. @param loads for a verdict */
  async health(part: string, loads?: number): Promise<PartHealth | undefined> {
    const { addresses, token } = this.options.gateways ?? { addresses: [] };
    const metrics = await askGateways(addresses, token);
    if (metrics.gateways === 0)
      throw new ReleaseRefused(`No gateway answers: ${addresses.join(', ')}. Name them: GATEWAYS=https://…`);
    return readPartHealth(this.ledger, metrics, part, loads);
  }

  /** A file of a version; undefined where there is none. */
  file(part: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.ledger.store.get(artefactKey(part, version, file));
  }

  /** What is live in the format of Frontend Discovery; undefined where nothing is, or nobody knows where the site is. */
  async frontends(): Promise<Frontends | undefined> {
    const { site } = this.options;
    const revision = site && (await this.ledger.newest());
    if (!revision) return undefined;
    const cache = new ReleaseCache(this.ledger.store);
    return describeFrontends({ revision, release: (...one) => cache.get(...one), ...site });
  }

  /** For readers of the store alone. */
  private async keepFrontends(): Promise<void> {
    const document = await this.frontends();
    if (!document) return;
    const { store, options } = this.ledger;
    const record: SignedFrontends = { kind: 'frontends', document };
    const signed = { ...record, ...(options.signer && { signature: options.signer.sign(record) }) };
    await store.put(frontendsKey, Buffer.from(JSON.stringify(signed)));
  }

  private async changeOnce(change: Deployment, request: Request, key: string): Promise<Deployed> {
    const done = (await this.ledger.recent(reach)).find((revision) => revision.key === key);
    return done ? { revision: done, notes: [] } : this.change(change, request);
  }

  private async change(change: Deployment, request: Request): Promise<Deployed> {
    const notes: string[] = [];
    const { ledger } = this;
    const desk = { ledger, tell: (line: string) => notes.push(line), ...request };
    const { refused, revision: base } = await ledger.latest();
    for (const { n, reason } of refused.slice(0, 3))
      notes.push(
        `Revision ${n} is ${reason}. This change is built on revision ${base?.n ?? 'none'}, the newest valid one.`,
      );
    // What ended it may have been in a revision that is not valid.
    if (refused.length > 0 && base) notes.push(...describeFreeze(base));
    const revision = await changes[change.action]({ ...change, ...desk } as never);
    if (revision) {
      const [before] = await ledger.recent(1, revision.n - 1).catch(() => []);
      this.options.notifier?.revision(revision, before);
      await this.keepFrontends().catch((error: unknown) =>
        notes.push(`${frontendsKey} in the store is of an earlier revision: ${String(error)}`),
      );
    }
    return { revision: revision ?? null, notes };
  }
}
