import type { Revision } from '@shared/contracts';
import type { Refusal } from './refusal';

/**
 * The refusals of versions that would go live again although they were rolled back, or stopped as a canary:
 * a version names content, so that a later commit can build the same one.
 */
export function checkBad(before: Revision | undefined, live: Revision['live']): Refusal[] {
  return Object.entries(live).flatMap(([part, { version, canary }]) => {
    const then = before?.live[part];
    const running = [then?.version, then?.canary?.version];
    return [version, canary?.version].flatMap((next) =>
      next === undefined || running.includes(next) || !then?.bad?.includes(next)
        ? []
        : {
            part,
            rule: 'bad' as const,
            subject: next,
            message: `${part} ${next} was rolled back, or stopped as a canary: pnpm release history says why`,
            remedy: 'Publish a fix. If it is these very files: raise the version in package.json, or --force',
          },
    );
  });
}
