import { clinicSteps } from '../testing/clinic/clinic-steps';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as PassMinutes from '../testing/probes/pass-minutes';
import { soon } from '../testing/soon';
import { ada, visitSteps } from '../testing/visit-steps';

onDatabase('housekeeping', (suite) => {
  const { book } = visitSteps(suite);
  const { bookDaysAgo, moveTo } = clinicSteps(suite);
  const expire = () => suite.api.run(`insert into use_counts values ('old', 1, 'epoch')`);
  const expired = () => suite.api.one(`select count(*) from use_counts where key_hash = 'old'`);
  const isRemoved = async () => (await expired()) === '0';
  const isReminded = async () => (await suite.mailsTo(ada, 'is soon')).length > 0;

  it('removes what expired at its start and every ten minutes, and reminds of visits every minute', async () => {
    const { reference } = await book(ada);
    await bookDaysAgo(reference, 9);
    await expire();
    const { startTimed } = await loadNative<typeof PassMinutes>('./probes/pass-minutes.ts');
    const timed = startTimed(suite.api);
    try {
      await soon('the round at the start', isRemoved);
      await expire();
      await moveTo(reference, 23 * 60);
      timed.pass(1);
      await soon('the reminder of a minute', isReminded);
      expect(await expired()).toBe('1');
      timed.pass(9);
      await soon('the round of ten minutes', isRemoved);
    } finally {
      timed.stop();
    }
  });
});
