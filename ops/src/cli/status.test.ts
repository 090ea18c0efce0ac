import { Ledger } from '../registry/ledger/ledger';
import { commandContext } from '../testing/command-context';
import { openMemoryStore } from '../testing/memory-store';
import { startReleaseDesk } from '../testing/release-desk';
import { startHealthSite } from '../testing/sites/health-site';
import { status } from './status';

const askStatus = (ledger: Ledger, sites: string[]) => status(commandContext(ledger, {}, sites));

it('an empty store below a site that serves is an alarm', async () => {
  const { site } = await startHealthSite({ revision: 7 });
  const answer = await askStatus(new Ledger(openMemoryStore()), [site]);
  expect(answer.exitCode).toBe(1);
  expect(answer.text).toMatch(
    /^ALARM: \S+ serves revision 7, and memory ends at none: .*"The store is gone"/,
  );
  // The runbook says to publish nothing then.
  expect(answer.text).not.toContain('release publish');
});

it('passes on what a gateway says is wrong, and names one that serves an older revision', async () => {
  const { ledger, put } = await startReleaseDesk();
  await put('mf-things', '1.1.0');
  const refusing = await startHealthSite({ revision: 1, alarms: ['Revision 2 is refused: not signed.'] });
  const damaged = await startHealthSite({ revision: 2, alarms: ['main.js does not come.'] });
  const [late, right] = [
    await startHealthSite({ revision: 1, alarms: [] }),
    await startHealthSite({ revision: 2 }),
  ];
  const sites = [refusing, damaged, late, right].map(({ site }) => site);
  const { text, exitCode } = await askStatus(ledger, sites);
  expect(text?.split('\n').slice(0, 4)).toEqual([
    `ALARM: ${refusing.site}: Revision 2 is refused: not signed.`,
    `ALARM: ${damaged.site}: main.js does not come.`,
    `${refusing.site} serves revision 1, not 2.`,
    `${late.site} serves revision 1, not 2.`,
  ]);
  expect(exitCode).toBe(1);
  expect((await askStatus(ledger, [right.site])).exitCode).toBeUndefined();
});
