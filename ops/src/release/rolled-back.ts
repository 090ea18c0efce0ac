import type { BuiltPart } from '../build/built-part';
import type { Ledger } from '../ledger/ledger';

/**
 * The built parts without those that were rolled back or paused and not changed since, because starting the
 * site again must not undo a rollback.
 */
export async function withoutRolledBack(
  ledger: Ledger,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<BuiltPart[]> {
  const recent = await ledger.recent(100);
  return parts.filter(({ name, version }) => {
    const live = recent[0]?.live[name]?.version;
    if (live === version) return true;
    const index = recent.findIndex((revision) => revision.live[name]?.version !== live);
    const lastChange = recent[index - 1];
    const wasRolledBack =
      (lastChange?.action === 'rollback' || lastChange?.action === 'pause') &&
      recent[index]?.live[name]?.version === version;
    if (wasRolledBack)
      tell(
        `  ${name} stays at ${live ?? '-'}: ${version} was taken back by ${lastChange.by}, "${lastChange.reason}"`,
      );
    return !wasRolledBack;
  });
}
