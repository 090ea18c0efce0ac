import type { RemoteReport } from '@shared/contracts';
import type { Ledger } from '../../ledger/ledger';
import { rollback } from '../../release/rollback';
import { ReleaseRefused } from '../../release/upload';
import type { ReleaseStore } from '../../store/release-store';
import type { VersionMetrics } from './version-metrics';

/** When failing visits take a version back without a person. */
export interface PauseRule {
  /** Distinct visitors within the time; 0 turns it off. One visitor's bad network is never enough. */
  visitors: number;
  minutes: number;
  /** Least share of the version's loads that failed, so that a busy version is not taken back for a few bad networks. */
  share: number;
}

interface AutoPauseOptions {
  store: ReleaseStore;
  ledger: Ledger;
  health: VersionMetrics;
  rule: PauseRule;
  warn: (message: string) => void;
  now?: () => number;
}

/** Answers a listener for failure reports that pauses a version when enough different visitors had trouble with it. */
export function createAutoPause(options: AutoPauseOptions): (report: RemoteReport) => Promise<void> {
  const { store, ledger, health, rule, warn, now = Date.now } = options;
  const acting = new Set<string>();
  return async ({ remote, version }) => {
    if (rule.visitors < 2) return;
    const { visitors, loads } = health.failedSince(remote, version, now() - rule.minutes * 60_000);
    const key = `${remote} ${version}`;
    if (visitors < rule.visitors || visitors < loads * rule.share || acting.has(key)) return;
    acting.add(key);
    try {
      const state = await rollback({
        store,
        ledger,
        part: remote,
        // Another gateway may have been first: then there is nothing left to take back.
        onlyFrom: version,
        by: 'gateway',
        action: 'pause',
        reason: `${visitors} visitors could not load ${version} within ${rule.minutes} minutes`,
      });
      warn(`${remote} ${version} is paused: state ${state.n}`);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) acting.delete(key);
      warn(
        `${remote} ${version} could not be paused: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
}

/** AUTO_PAUSE_VISITORS (5; 0 is off), AUTO_PAUSE_MINUTES (10), AUTO_PAUSE_SHARE (0.05). */
export function readPauseRule(env: NodeJS.ProcessEnv): PauseRule {
  const number = (text: string | undefined, usual: number): number => {
    const value = Number(text);
    return text && Number.isFinite(value) && value >= 0 ? value : usual;
  };
  return {
    visitors: number(env.AUTO_PAUSE_VISITORS, 5),
    minutes: number(env.AUTO_PAUSE_MINUTES, 10),
    share: number(env.AUTO_PAUSE_SHARE, 0.05),
  };
}
