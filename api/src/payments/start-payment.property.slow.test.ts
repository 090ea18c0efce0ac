import fc from 'fast-check';
import { startInNextYear } from '../testing/booking-days';
import { moreRounds } from '../testing/databases/databases';
import { onDatabase } from '../testing/on-database';
import { sandboxDriver } from '../testing/provider-drivers';
import { seedOr } from '../testing/seed-or';

const minute = 60_000;

/**
 * Events around one guest's slot: presses of Pay, actions of the payer on any page, lost and late webhooks.
 */
const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), method: fc.constantFrom('video', 'message') }),
  fc.record({
    do: fc.constantFrom(
      'approve',
      'decline',
      'leave',
      'untold',
      'late',
      'wrong',
      'webhook',
      'poll',
      'reverse',
    ),
    page: fc.nat(3),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 33) }),
  fc.record({ do: fc.constant('housekeeping' as const) }),
);

let histories = 0;

onDatabase('money after any history', (suite) => {
  startInNextYear(suite);
  it(
    'is never kept without a visit, and never twice for one slot',
    async () => {
      const driver = sandboxDriver(suite);
      const seen = { pages: 0, kept: [0, 0] };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
          histories += 1;
          const guest = {
            date: laterDay(suite.api.services.now()),
            first_name: 'Ann',
            last_name: 'Bello',
            email: `history${histories}@mail.example`,
            redirect_url: 'http://localhost:3000/conditioncheckout/1',
            description: 'Payment for Malaria condition',
          };
          const pages: string[] = [];
          for (const move of steps) {
            if (move.do === 'wait') suite.api.advance(move.minutes * minute);
            else if (move.do === 'housekeeping') await suite.api.housekeep();
            else if (move.do === 'pay') {
              const response = await suite.post('/condition/payment/1', { ...guest, method: move.method });
              if (response.status === 200) pages.push(response.body.data.reference as string);
              else expect(response.status).toBe(409);
            } else {
              const page = pages[move.page % Math.max(1, pages.length)];
              if (!page) continue;
              if (move.do === 'untold') await driver.payUntold(page);
              else if (move.do === 'late') await driver.force(page);
              else if (move.do === 'wrong') await driver.force(page, { amountKobo: 5 });
              else if (move.do === 'reverse') await driver.reverse(page, 'refund');
              else if (move.do === 'poll') await suite.get(`/condition/payment/status/${page}`);
              else if (move.do === 'webhook')
                await suite.api.webhook({ event: 'charge.success', data: { reference: page } });
              else await driver.act(page, move.do);
            }
          }
          // Housekeeping verifies every payment whose webhook was lost.
          suite.api.advance(40 * minute);
          await suite.api.housekeep();
          const count = async (from: string) => Number(await suite.api.one(`select count(*) from ${from}`));
          const kept = await count(
            `sandbox_transactions where status = 'success' and email = '${guest.email}'`,
          );
          const visits = await count(
            `visits a join payments p on p.id = a.payment_id where a.status <> 'cancelled' and p.email = '${guest.email}'`,
          );
          const open = await count(`payments where status = 'processing' and email = '${guest.email}'`);
          expect({ kept, visits, open }).toEqual({ kept: Math.min(kept, 1), visits: kept, open: 0 });
          seen.pages += pages.length;
          seen.kept[kept] = (seen.kept[kept] ?? 0) + 1;
        }),
        { numRuns: 25 * moreRounds, seed: seedOr(20261121) },
      );
      // Otherwise the histories would show nothing.
      expect(seen.pages).toBeGreaterThanOrEqual(25);
      expect(seen.kept[0]).toBeGreaterThanOrEqual(3);
      expect(seen.kept[1]).toBeGreaterThanOrEqual(3);
    },
    240_000 * moreRounds,
  );
});

/** Nine in the morning, five days later, after the end of every history. */
function laterDay(now: Date): string {
  const day = new Date(now.getTime() + 5 * 24 * 60 * minute);
  return `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} 09:00 am`;
}
