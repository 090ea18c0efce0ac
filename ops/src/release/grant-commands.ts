import { pageAccess } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import { severity, text, type Command } from './command-input';
import { currentUser } from './current-user';
import { finish } from './finish';
import { grant, revoke } from './grant';

export const grantCommand: Command = async (input) => {
  const { store, ledger, args, options, tell } = input;
  const [remote = '', ...prefixes] = args;
  const words = (text(options, 'access') ?? 'public,signed-in').split(',').map((word) => word.trim());
  const access = pageAccess.filter((rule) => words.includes(rule));
  if (access.length !== words.length)
    throw new ReleaseRefused(`--access ${words.join(',')}: expected some of ${pageAccess.join(', ')}.`);
  const reason = text(options, 'reason') ?? '';
  const revision = await grant({ store, ledger, remote, prefixes, access, by: currentUser(), reason, tell });
  const given = (revision.grants?.[remote] ?? []).map(({ prefix }) => prefix).join(', ');
  return finish(input, revision, `${remote} has ${given}, for ${access.join(', ')}.`);
};

export const revokeCommand: Command = async (input) => {
  const { store, ledger, args, options, tell } = input;
  const [remote = ''] = args;
  if (args.length !== 1)
    throw new ReleaseRefused('Which remote? For example: pnpm release revoke mf-extra --reason "…"');
  const reason = text(options, 'reason') ?? '';
  const revision = await revoke({
    store,
    ledger,
    remote,
    by: currentUser(),
    reason,
    tell,
    ...severity(options),
  });
  return finish(input, revision, `${remote} is gone, and its paths are 404.`);
};
