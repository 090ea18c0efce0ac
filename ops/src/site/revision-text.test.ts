import { formatHistory, formatStatus } from './revision-text';
import { freeze } from '../testing/change-store';
import { commandContext } from '../testing/command-context';
import { startReleaseDesk } from '../testing/release-desk';
import { history as showHistory } from '../cli/history';

it('tells what is live since when, what changed, and who was live at a time', async () => {
  const { put, back, ledger } = await startReleaseDesk();
  await put('mf-things', '1.1.0', { now: true });
  await back();
  const recent = await ledger.recent(10);
  const history = await ledger.history(10);
  const status = formatStatus(recent[0]!, []);
  expect(status).toContain('Revision 3');
  expect(status).toMatch(/mf-things 1\.0\.0, since 2026-11-20 10:03:00 UTC/);
  expect(formatHistory(history)).toMatch(
    /3\s+2026-11-20 10:03:00 UTC\s+rollback\s+bola\s+mf-things is back at 1\.0\.0; it was at 1\.1\.0\.\s+prices are wrong/,
  );
  expect(formatHistory(history)).toContain('publish (open tabs load again)');
  const at = (time: string) => showHistory(commandContext(ledger, { at: time }));
  expect(await at('2026-11-20T10:02:30Z')).toMatchObject({
    data: { n: 2 },
    text: expect.stringMatching(/mf-things 1\.1\.0, since 2026-11-20 10:02:00/),
  });
  await freeze({ ledger, by: 'ada', reason: 'the\nnight', until: '2026-11-20T12:00Z' });
  expect(formatHistory(await ledger.history(1))).toContain('the night');
  expect((await at('2026-11-20T11:00Z')).text).toContain('FROZEN until 2026-11-20 12:00:00 UTC by ada');
  expect((await at('2026-11-20T13:00Z')).text).not.toContain('FROZEN');
  expect((await at('2026-11-20T10:03:30Z')).data).toEqual(recent[0]);
  expect(await at('2026-11-20T09:00Z')).toMatchObject({ data: null });
});
