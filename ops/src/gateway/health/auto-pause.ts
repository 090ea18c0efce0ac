import { LRUCache } from 'lru-cache';
import type { RemoteFailureKind, RemoteReport } from '@shared/contracts';
import type { Ledger } from '../../registry/ledger';
import { rollback } from '../../registry/rollback';
import { ReleaseRefused } from '../../common/release-refused';
import type { ReleaseStore } from '../../store/release-store';
import type { GatewayEvent, GatewayEventListener } from '../../notify/gateway-event';
import type { VersionMetrics } from './version-metrics';

/** When failing visits roll a version back without a person. */
export interface PauseRule {
  /** Distinct addresses within the time; 0 turns it off. One visitor's bad network is not enough. */
  visitors: number;
  minutes: number;
  /** Least share of the loads of the same minutes, so that a few bad networks do not pause a busy version. */
  share: number;
}

export interface AutoPauseOptions {
  store: ReleaseStore;
  ledger: Ledger;
  metrics: VersionMetrics;
  rule: PauseRule;
  /** The damage of a version's files; undefined when they are as published. */
  checkArtefact: (part: string, version: string) => Promise<string | undefined>;
  onEvent: GatewayEventListener;
  now?: () => number;
}

/** Milliseconds in which a part is paused at most once without a person (Q41). */
const PAUSE_AGAIN_MS = 3_600_000;
/** Milliseconds for which a decision is valid, so that many reports cause few reads of the store. */
const DECIDE_AGAIN_MS = 60_000;
/** From this share of failed loads on, intact files do not prevent a pause, because the code itself fails. */
const SHARE_DESPITE_INTACT_FILES = 0.5;
/** Kinds that a bad network causes too; for these the files are checked before a version is paused. */
const transportKinds: readonly RemoteFailureKind[] = ['missing', 'federation', 'entry', 'chunk', 'hang'];

/**
 * Returns a listener for failure reports that pauses a version when enough different visitors reported
 * failures.
 */
export function createAutoPause(options: AutoPauseOptions): (report: RemoteReport) => Promise<void> {
  const { store, ledger, metrics, rule, checkArtefact, onEvent, now = Date.now } = options;
  const decided = new LRUCache<string, true>({ max: 1_000, ttl: DECIDE_AGAIN_MS });
  const told = new LRUCache<string, true>({ max: 1_000, ttl: PAUSE_AGAIN_MS });

  return async ({ remote: part, version, kind }) => {
    if (rule.visitors < 2) return;
    const { visitors, loads } = metrics.since(now() - rule.minutes * 60_000, part, version);
    const key = `${part} ${version}`;
    if (visitors < rule.visitors || visitors < loads * rule.share || decided.has(key)) return;
    decided.set(key, true);
    const facts = { part, version, visitors, loads, minutes: rule.minutes };
    const trouble = `${visitors} visitors had trouble with ${part} ${version} within ${rule.minutes} minutes`;
    const tellOnce = (event: GatewayEvent): void => {
      if (!told.has(`${event.type} ${key}`)) onEvent(event);
      told.set(`${event.type} ${key}`, true);
    };
    try {
      if (await wasPausedLately(ledger, part, now())) {
        tellOnce({
          ...facts,
          type: 'pause-withheld',
          text: `${trouble}; ${part} was paused within the last hour already: a person must decide`,
        });
        return;
      }
      const damage = transportKinds.includes(kind) ? await checkArtefact(part, version) : undefined;
      if (transportKinds.includes(kind) && !damage && visitors < loads * SHARE_DESPITE_INTACT_FILES) {
        tellOnce({
          ...facts,
          type: 'pause-withheld',
          text: `${trouble}, but its files are as published: the trouble may be in the network`,
        });
        return;
      }
      const revision = await rollback({
        store,
        ledger,
        part,
        // Another gateway may have been first, and then there is nothing to roll back.
        from: version,
        isChosen: true,
        by: 'gateway',
        action: 'pause',
        reason: `${trouble}${damage ? ` (${damage})` : ''}`,
      });
      onEvent({
        ...facts,
        type: 'paused',
        revision: revision.n,
        text: `${part} ${version} is paused: revision ${revision.n}`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isOver = error instanceof ReleaseRefused && /not live any more/.test(reason);
      if (!isOver)
        tellOnce({ ...facts, type: 'pause-failed', text: `${key} could not be paused: ${reason}` });
    }
  };
}

/** Whether any gateway paused the part within the last hour, which the ledger records for all. */
async function wasPausedLately(ledger: Ledger, part: string, now: number): Promise<boolean> {
  for await (const revision of ledger.newestFirst(500)) {
    if (now - Date.parse(revision.at) >= PAUSE_AGAIN_MS) return false;
    if (revision.action === 'pause' && revision.part === part) return true;
  }
  return false;
}

/**
 * AUTO_PAUSE_VISITORS (5; 0 is off), AUTO_PAUSE_MINUTES (10), AUTO_PAUSE_SHARE (0.05). Adds what is no number to
 * the faults.
 */
export function readPauseRule(env: NodeJS.ProcessEnv, faults: string[]): PauseRule {
  const number = (name: string, usual: number): number => {
    const text = env[name]?.trim();
    if (!text) return usual;
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) faults.push(`${name}=${text}: expected a number, 0 or more`);
    return value;
  };
  return {
    visitors: number('AUTO_PAUSE_VISITORS', 5),
    minutes: Math.min(number('AUTO_PAUSE_MINUTES', 10), 59),
    share: number('AUTO_PAUSE_SHARE', 0.05),
  };
}
