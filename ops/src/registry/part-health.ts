import type { askGateways } from '../metrics/ask-gateways';
import type { Ledger } from './ledger/ledger';
import { judgeCanary, type CanaryVerdict } from '../site/canary-verdict';
import { ReleaseRefused } from '../site/refusal';
import { figuresOf } from '../site/version-trouble';

export type PartHealth = Awaited<ReturnType<typeof readPartHealth>>;

/** Reads and judges a part's figures, summed over all gateways. @throws ReleaseRefused where the part is not live */
export async function readPartHealth(
  ledger: Ledger,
  { versions, gateways, silent }: Awaited<ReturnType<typeof askGateways>>,
  part: string,
) {
  const live = (await ledger.newest())?.live[part];
  if (!live) throw new ReleaseRefused(`${part} has no live version.`);
  const { canary } = live;
  const [ofLive, ofCanary] = [live.version, canary?.version].map((version) =>
    figuresOf(part, version, versions),
  );
  return {
    part,
    live: { version: live.version, metrics: ofLive ?? null },
    canary: canary ? { version: canary.version, percent: canary.percent, metrics: ofCanary ?? null } : null,
    /** Number of gateways in the sums. */
    gateways,
    ...((canary ? judgeCanary(ofCanary, ofLive, silent) : {}) as Partial<CanaryVerdict>),
  };
}
