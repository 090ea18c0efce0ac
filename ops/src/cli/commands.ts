import { Command } from 'commander';
import type { CommandResult, Context } from './context';
import { names, valueFlag, wholeNumber, type Options } from './options';

/** Runs a command and prints its result. */
type Run = (options: Options, command: () => Promise<CommandResult>) => Promise<void>;

/** Creates the commands. Each loads only its own code, for a quick start. */
export function createCommands(run: Run, name = 'pnpm release'): Command {
  const program = new Command(name)
    .description('Builds, previews and publishes parts of the site, and takes them back')
    .addOption(valueFlag('--site <addresses>', 'Gateways to ask whether they serve it (RELEASE_SITE)'))
    .option('--json', 'The same for programs')
    .configureHelp({ showGlobalOptions: true });
  /** Makes the action of a command that works with a registry. */
  const using =
    <Words extends unknown[]>(command: (context: Context, ...words: Words) => Promise<CommandResult>) =>
    (...given: [...Words, Options, Command]): Promise<void> => {
      const options = (given.at(-1) as Command).optsWithGlobals<Options>();
      return run(options, async () => {
        const { openContext } = await import('./context');
        return command(await openContext(options), ...(given.slice(0, -2) as Words));
      });
    };

  /** Declares a command that changes what is live. */
  const change = (command: string): Command =>
    program
      .command(command)
      .addOption(valueFlag('--reason <words>', 'For the history'))
      .option('--dry-run', 'Say what would happen; new files are uploaded, nothing goes live')
      .option('--force', 'Overrule a refusal; the history says so')
      .option('--now', 'Open tabs are asked to load the page again');

  change('publish [parts...]')
    .description('Build what changed, check it, and make it live')
    .action(using(async (context, parts: string[]) => (await import('./publish')).publish(context, parts)));
  change('rollback <parts...>')
    .description('Make the version before live again; --reason is required')
    .addOption(valueFlag('--to <version>', 'That one, or the beginning of its name'))
    .addOption(valueFlag('--from <version>', 'Only if that is what is live'))
    .action(using(async (context, parts: string[]) => (await import('./rollback')).rollback(context, parts)));
  change('canary <part>')
    .description(
      'A version for some page loads; without a flag: how it does, by the exit code too: 0 good, 1 bad, 3 too early',
    )
    .addOption(
      valueFlag('--start <share>', 'Publish to a share of page loads, in percent', wholeNumber(0, 100)),
    )
    .addOption(valueFlag('--percent <share>', 'Change the share', wholeNumber(0, 100)))
    .addOption(valueFlag('--people <names>', 'People who join by a link from /ops', names))
    .option('--judge', 'Promote it where it is good in real page loads, stop it where it is bad')
    .option('--promote', 'Make it live for everybody')
    .option('--stop', 'End it')
    .addOption(valueFlag('--from <version>', 'Only if that is the canary'))
    .action(using(async (context, part: string) => (await import('./canary')).canary(context, part)));
  program
    .command('freeze')
    .description('Nothing new goes live; rolling back stays possible')
    .addOption(valueFlag('--reason <words>', 'Why'))
    .addOption(valueFlag('--until <time>', 'When it ends: 2026-11-23T08:00Z'))
    .option('--force', 'In place of the freeze that is in force')
    .option('--end', 'End it')
    .action(using(async (context) => (await import('./freeze')).freeze(context)));
  program
    .command('preview [parts...]')
    .description('Addresses of candidates; nothing goes live')
    .addOption(valueFlag('--branch <name>', 'Build and upload: an address for this branch, for a week'))
    .addOption(valueFlag('--end <which>', 'That one is over, by id or address, or those of a branch'))
    .option('--force', 'Overrule a refusal')
    .action(using(async (context, parts: string[]) => (await import('./preview')).preview(context, parts)));
  change('promote [parts...]')
    .description('The same bytes from another environment')
    .addOption(valueFlag('--from <where>', 'Its registry or store'))
    .addOption(valueFlag('--percent <share>', 'As a canary, for a share of page loads', wholeNumber(0, 100)))
    .addOption(valueFlag('--people <names>', 'As a canary, for people who join', names))
    .action(using(async (context, parts: string[]) => (await import('./promote')).promote(context, parts)));
  program
    .command('status')
    .description('What is live, since when')
    .action(using(async (context) => (await import('./status')).status(context)));
  program
    .command('history')
    .description('What changed, newest first')
    .addOption(valueFlag('--count <number>', 'So many lines (20)', wholeNumber(1, 10_000)))
    .addOption(valueFlag('--at <time>', 'What was live then: 2026-11-20T14:02Z'))
    .addOption(valueFlag('--diff <pair>', 'What differs between two revisions: 41,42'))
    .action(using(async (context) => (await import('./history')).history(context)));
  program
    .command('prune')
    .description('Remove versions that nothing needs')
    .option('--dry-run', 'Say which, remove none')
    .addOption(
      valueFlag('--days <days>', 'What was live within so many days stays (90)', wholeNumber(7, 3650)),
    )
    .action(using(async (context) => (await import('./prune')).prune(context)));
  program
    .command('build [parts...]')
    .description('Build what changed, print its size beside its budget')
    .option('--force', 'Build again')
    .action((parts: string[], _options: Options, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      return run(options, async () => (await import('./build')).build(parts, options));
    });
  return program;
}
