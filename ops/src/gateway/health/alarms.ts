import type { FastifyInstance } from 'fastify';

/** What a person must look at, in sentences: why a newer revision or a version may not be served. */
export function listAlarms({ follower, files }: Pick<FastifyInstance, 'follower' | 'files'>): string[] {
  const { storeProblem, refused, lost } = follower;
  return [
    ...(storeProblem
      ? [
          `The release store has not answered since ${storeProblem.since.toISOString().slice(0, 19).replace('T', ' ')} UTC (${storeProblem.message}) ` +
            'The site goes on; changes are not possible.',
        ]
      : []),
    ...(lost ? [lost] : []),
    ...refused.map(({ n, reason }) => `Revision ${n} is refused and not served: ${reason}.`),
    ...files.damaged.map(
      ({ part, version, reason }) => `${part} ${version} cannot be served as published: ${reason}.`,
    ),
  ];
}
