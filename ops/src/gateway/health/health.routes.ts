import { formatTime } from '../../site/revision-text';
import type { GatewayPlugin, Services } from '../services';

/**
 * Reports health to load balancers and people: liveness, readiness, served versions and alarms. An alarm alone does not
 * make a gateway unready, because the site goes on without the store.
 */
export const health: GatewayPlugin = async (app, services) => {
  const { follower, liveComposition } = services;
  app.get('/_health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/_health', async (_request, reply) => {
    const composition = follower.current && (await liveComposition());
    const alarms = listAlarms(services);
    const { revision, shell, remotes } = composition ?? {};
    const { storeProblem, lost, refused } = follower;
    const body = {
      status: !revision ? 'starting' : alarms.length > 0 ? 'degraded' : 'ok',
      alarms,
      revision: revision?.n ?? null,
      since: revision?.at ?? null,
      live: Object.fromEntries(
        Object.entries({ ...(shell && { shell }), ...remotes }).map(([name, { version }]) => [name, version]),
      ),
      store: storeProblem ? 'silent' : lost ? 'lost' : 'ok',
      refused: refused.map(({ n, reason }) => ({ revision: n, reason })),
    };
    return reply
      .code(revision ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
};

/** Lists the alarms for a person, in sentences. */
export function listAlarms({ follower, fileCheck }: Pick<Services, 'follower' | 'fileCheck'>): string[] {
  const { storeProblem, refused, lost } = follower;
  return [
    ...(storeProblem
      ? [
          `The release store has not answered since ${formatTime(storeProblem.since.toISOString())} (${storeProblem.message}) ` +
            'The site goes on; changes are not possible.',
        ]
      : []),
    ...(lost ? [lost] : []),
    ...refused.map(({ n, reason }) => `Revision ${n} is refused and not served: ${reason}.`),
    ...fileCheck.damaged,
  ];
}
