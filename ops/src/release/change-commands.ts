import { ReleaseRefused } from '../common/release-refused';
import { adopt } from './adopt';
import { changeCanary } from './canary';
import { number, onePart, oneRevision, people, severity, text, type Command } from './command-input';
import { freeze, thaw } from './freeze';
import { preflight } from './preflight';
import { finish } from './finish';
import { approve } from './proposal';
import { rollback } from './rollback';
import { rollbackRevision } from './rollback-revision';
import { currentUser } from './current-user';

export const rollbackCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  const by = currentUser();
  const reason = text(options, 'reason') ?? '';
  const common = { store, ledger, by, reason, force: options.force === true, tell, ...severity(options) };
  const n = number(options, 'revision', 1, Number.MAX_SAFE_INTEGER);
  if (n !== undefined) {
    if (input.args.length > 0)
      throw new ReleaseRefused('Either a part, or --revision for all that it changed.');
    const revision = await rollbackRevision({ ...common, n });
    return finish(input, revision, `What revision ${n} changed is as it was before.`);
  }
  const part = await onePart(input);
  const to = text(options, 'to');
  const named = text(options, 'from');
  const live = (await ledger.newest())?.live[part];
  const from = named ?? live?.canary?.version ?? live?.version;
  const revision = await rollback({
    ...common,
    part,
    isChosen: named !== undefined,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  });
  return finish(
    input,
    revision,
    `${part} is at ${revision.live[part]?.version ?? ''}; it was at ${from ?? '-'}.`,
  );
};

export const canaryCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  const part = await onePart(input);
  const percent = number(options, 'percent', 0, 100);
  const guests = people(options);
  const change =
    options.promote === true
      ? 'promote'
      : options.stop === true
        ? 'stop'
        : percent !== undefined
          ? { percent }
          : guests && { people: guests };
  if (!change)
    throw new ReleaseRefused('Say what to change: --percent 50, --people ada,bola, --promote or --stop');
  const from = text(options, 'from');
  const reason = text(options, 'reason') ?? 'canary';
  const revision = await changeCanary({
    store,
    ledger,
    part,
    by: currentUser(),
    reason,
    change,
    force: options.force === true,
    tell,
    ...(from ? { from } : {}),
  });
  return finish(input, revision);
};

export const approveCommand: Command = async (input) => {
  const { store, ledger, args, tell } = input;
  const revision = await approve({ store, ledger, id: args[0] ?? '', tell });
  return finish(input, revision);
};

export const adoptCommand: Command = async (input) => {
  const { ledger, options } = input;
  const n = oneRevision(input, 'pnpm release adopt 41 --reason "…"');
  const revision = await adopt({
    ledger,
    n,
    by: currentUser(),
    reason: text(options, 'reason') ?? '',
    restored: options.restored === true,
  });
  return finish(input, revision, `It has what revision ${n} had.`);
};

export const freezeCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  await preflight(store, ledger, { tell });
  const end = text(options, 'until');
  const until = end ? new Date(end) : undefined;
  if (until && Number.isNaN(until.getTime()))
    throw new ReleaseRefused(`--until ${end ?? ''}: expected a time such as 2026-11-23T08:00Z`);
  const reason = text(options, 'reason') ?? '';
  const revision = await freeze({ ledger, by: currentUser(), reason, ...(until ? { until } : {}) });
  return { data: revision, text: `Frozen by revision ${revision.n}. Rolling back stays possible.` };
};

export const thawCommand: Command = async ({ store, ledger, options, tell }) => {
  await preflight(store, ledger, { tell });
  const revision = await thaw({ ledger, by: currentUser(), reason: text(options, 'reason') ?? 'thaw' });
  return { data: revision, text: `Thawed by revision ${revision.n}.` };
};
