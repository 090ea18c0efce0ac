import type { FastifyInstance } from 'fastify';

/** What a person must look at, in sentences: why a newer revision or a version may not be served. */
export function listAlarms({
  follower,
  files,
  loss,
}: Pick<FastifyInstance, 'follower' | 'files' | 'loss'>): string[] {
  const { storeProblem, refused, fork } = follower;
  return [
    ...(storeProblem
      ? [
          `The release store has not answered since ${storeProblem.since.toISOString().slice(0, 19).replace('T', ' ')} UTC (${storeProblem.message}) ` +
            'The site goes on; changes are not possible.',
        ]
      : []),
    ...[loss.alarm ?? fork ?? []].flat(),
    ...refused.map(({ n, reason }) => `Revision ${n} is refused and not served: ${reason}.`),
    ...files.damaged.map(
      ({ part, version, reason }) => `${part} ${version} cannot be served as published: ${reason}.`,
    ),
  ];
}
