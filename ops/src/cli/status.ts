import { formatStatus } from '../site/revision-text';
import type { CommandResult, Context } from './context';
import { describeNoneValid } from '../registry/ledger/ledger';
import { askHealth } from '../metrics/served';

/** `status`: shows the live versions, and the alarms of the gateways. */
export async function status({ registry, sites }: Context): Promise<CommandResult> {
  const [latest, gateways] = await Promise.all([registry.latest(), askHealth(sites)]);
  const { revision, number } = latest;
  const wrong = [
    ...gateways
      .filter((gateway) => (gateway.revision ?? 0) > number)
      .map(
        (gateway) =>
          `ALARM: ${gateway.site} serves revision ${gateway.revision}, and ${registry.description} ends at ${number || 'none'}: it was emptied, or restored to an earlier copy. See docs/ops.md, "The store is gone".`,
      ),
    ...gateways.flatMap(({ site, alarms = [] }) => alarms.map((alarm) => `ALARM: ${site}: ${alarm}`)),
    ...gateways
      .filter((gateway) => !gateway.revision)
      .map(({ site }) => `${site} serves nothing, or does not answer.`),
    ...gateways
      .filter((gateway) => gateway.revision && revision && gateway.revision < revision.n)
      .map((gateway) => `${gateway.site} serves revision ${gateway.revision}, not ${revision?.n}.`),
  ];
  if (!revision) {
    const isServed = gateways.some((gateway) => gateway.revision);
    const first = isServed ? '' : '\nA first one: pnpm release publish --reason "…"';
    const none =
      number > 0
        ? describeNoneValid(latest, registry.description)
        : `${registry.description} has no revision. If a site ran on it, they are lost: docs/ops.md, "The store is gone".${first}`;
    return { data: null, text: [...wrong, none].join('\n'), exitCode: 1 };
  }
  return {
    data: revision,
    text: [...wrong, formatStatus(revision, latest.refused)].join('\n'),
    ...(wrong.length > 0 ? { exitCode: 1 } : {}),
  };
}
