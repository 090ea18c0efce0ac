import type { Revision } from '@shared/contracts';
import { text, type CommandInput, type CommandResult } from './command-input';
import { describeServed, waitUntilServed } from './wait-until-served';

/** Waits until gateways serve the new revision, and reports which do. */
export async function finish(
  { store, options }: CommandInput,
  revision: Revision,
  note = '',
): Promise<CommandResult> {
  const site = text(options, 'site') ?? process.env.RELEASE_SITE;
  const served = await waitUntilServed({ store, n: revision.n, ...(site ? { site } : {}) });
  const { text: said, isLive } = describeServed(revision.n, served);
  return {
    data: { ...revision, served },
    text: note ? `${said}\n  ${note}` : said,
    ...(isLive ? {} : { hasFailed: true }),
  };
}
