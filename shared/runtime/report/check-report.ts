import { gte, inc } from 'semver';
import type { PublicInterface } from './read-interface';

/** The committed report: a public interface, and its version. */
export interface InterfaceReport extends PublicInterface {
  version: string;
}

type Entries = Record<string, string>;

const removed = (before: Entries, after: Entries) => Object.keys(before).filter((name) => !(name in after));
const changed = (before: Entries, after: Entries) =>
  Object.keys(before).filter((name) => name in after && before[name] !== after[name]);

/**
 * The lowest version that may have the new interface, by semver, and why. The reported version itself where
 * nothing changed.
 */
export function requiredVersion(
  report: InterfaceReport,
  now: PublicInterface,
): { version: string; changes: string[] } {
  const breaking = [
    ...removed(report.exports, now.exports).map((name) => `removed ${name}`),
    ...changed(report.exports, now.exports).map((name) => `changed ${name}`),
    ...changed(report.mentioned, now.mentioned).map((name) => `changed ${name}`),
  ];
  if (breaking.length > 0) return { version: inc(report.version, 'major') ?? '', changes: breaking };
  const additions = removed(now.exports, report.exports).map((name) => `added ${name}`);
  if (additions.length > 0) return { version: inc(report.version, 'minor') ?? '', changes: additions };
  return { version: report.version, changes: [] };
}

/** Says what is wrong with the package's version, given the committed report; nothing when it is right. */
export function checkVersion(
  report: InterfaceReport,
  now: PublicInterface,
  version: string,
): string | undefined {
  const required = requiredVersion(report, now);
  if (gte(version, required.version)) return undefined;
  return (
    `The public interface of @shared/runtime differs from that of ${report.version}: ${required.changes.join(', ')}.\n` +
    `Set "version" in shared/runtime/package.json to ${required.version}, then run: pnpm runtime:report`
  );
}
