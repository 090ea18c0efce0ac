import { RestartWaits } from './restart-waits';

it('waits longer with each failure, at most half a minute, and shortest again after a quiet minute', () => {
  const waits = new RestartWaits();
  const failed = Array.from({ length: 8 }, () => {
    waits.ranFor(59_999);
    return waits.next();
  });
  expect(failed).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  waits.ranFor(60_000);
  expect([waits.next(), waits.next()]).toEqual([500, 1_000]);
});
