import { cac, type CAC } from 'cac';
import type { CommandResult, Context } from './context';
import type { Options } from './options';

/** Gets the answer of the command that ran. */
type Run = (options: Options, command: () => Promise<CommandResult>) => Promise<void>;

/** The commands. Each loads its own code only, so that every one starts quickly. */
export function createCommands(run: Run, name = 'pnpm release'): CAC {
  const cli = cac(name);
  /** The action of a command that works with a registry. */
  const on =
    <Words extends unknown[]>(command: (context: Context, ...words: Words) => Promise<CommandResult>) =>
    (...words: [...Words, Options]): Promise<void> => {
      const options = words.pop() as Options;
      return run(options, async () => {
        const { openContext } = await import('./context');
        return command(await openContext(options), ...(words as unknown as Words));
      });
    };
  const reason = '--reason <words>';
  const dryRun = '--dry-run';
  const force = '--force';
  const share = '--percent <share>';
  const people = '--people <names>';
  const now = '--now';

  cli
    .command('publish [...parts]', 'Build what changed, check it, and make it live')
    .option(reason, 'For the history')
    .option(dryRun, 'Upload, and say what would happen; nothing goes live')
    .option(force, 'Overrule a refusal; the history says so')
    .option(now, 'Open tabs are asked to load the page again')
    .option('--replace-canary', "End somebody else's canary of the same part")
    .action(on(async (context, parts: string[]) => (await import('./publish')).publish(context, parts)));
  cli
    .command('rollback [...parts]', 'Make the version before live again; --reason is required')
    .option(reason, 'Why')
    .option('--to <version>', 'That one, or the beginning of its name')
    .option('--from <version>', 'Only if that is what is live')
    .option(now, 'Open tabs are asked to load the page again')
    .option(force, 'Overrule a refusal; the history says so')
    .action(on(async (context, parts: string[]) => (await import('./rollback')).rollback(context, parts)));
  cli
    .command('canary <part>', 'A version for some page loads; without a flag: how it does')
    .option('--start <share>', 'Publish to a share of page loads, in percent')
    .option(share, 'Change the share')
    .option(people, 'People who join by a link from /ops')
    .option('--judge', 'Promote it where it is good in real page loads, stop it where it is bad')
    .option('--promote', 'Make it live for everybody')
    .option('--stop', 'End it')
    .option('--from <version>', 'Only if that is the canary')
    .option(reason, 'For the history')
    .option(dryRun, 'Say what would happen; nothing changes')
    .option('--replace-canary', "With --start: end somebody else's canary")
    .option('--loads <number>', 'Loads for a verdict; exit code 0 good, 1 bad, 3 too early')
    .option(force, 'Overrule a refusal; the history says so')
    .action(on(async (context, part: string) => (await import('./canary')).canary(context, part)));
  cli
    .command('freeze', 'Nothing new goes live; rolling back stays possible')
    .option(reason, 'Why')
    .option('--until <time>', 'When it ends: 2026-11-23T08:00Z')
    .option('--replace', 'In place of the freeze that is in force')
    .option('--end', 'End it')
    .action(on(async (context) => (await import('./freeze')).freeze(context)));
  cli
    .command('preview [...parts]', 'Addresses of candidates; nothing goes live')
    .option('--branch <name>', 'Build and upload: an address for this branch')
    .option('--days <days>', 'For so many days (7)')
    .option('--end <which>', 'That one is over, by id or address, or those of a branch')
    .option(force, 'Overrule a refusal')
    .action(on(async (context, parts: string[]) => (await import('./preview')).preview(context, parts)));
  cli
    .command('promote [...parts]', 'The same bytes from another environment')
    .option('--from <where>', 'Its registry or store')
    .option(reason, 'For the history')
    .option(share, 'As a canary, for a share of page loads')
    .option(people, 'As a canary, for people who join')
    .option(dryRun, 'Upload, and say what would happen; nothing goes live')
    .option('--replace-canary', "End somebody else's canary of the same part")
    .option(now, 'Open tabs are asked to load the page again')
    .option(force, 'Overrule a refusal; the history says so')
    .action(on(async (context, parts: string[]) => (await import('./promote')).promote(context, parts)));
  cli
    .command('status', 'What is live, since when')
    .action(on(async (context) => (await import('./status')).status(context)));
  cli
    .command('history', 'What changed, newest first')
    .option('--count <number>', 'So many lines (20)')
    .option('--at <time>', 'What was live then: 2026-11-20T14:02Z')
    .option('--diff <pair>', 'What differs between two revisions: 41,42')
    .action(on(async (context) => (await import('./history')).history(context)));
  cli
    .command('prune', 'Remove versions that nothing needs')
    .option(dryRun, 'Say which, remove none')
    .option('--days <days>', 'What was live within so many days stays (90)')
    .action(on(async (context) => (await import('./prune')).prune(context)));
  cli
    .command('build [...parts]', 'Build what changed, print its size beside its budget')
    .option(force, 'Build again')
    .action((parts: string[], options: Options) =>
      run(options, async () => (await import('./build')).build(parts, options)),
    );
  cli
    .option('--site <addresses>', 'Gateways to ask whether they serve it (RELEASE_SITE)')
    .option('--json', 'The same for programs');
  return cli;
}
