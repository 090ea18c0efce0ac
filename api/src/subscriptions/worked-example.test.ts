import { supportDesk } from '../testing/clinic/support-desk';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

/** No 29 February comes in the year that follows. */
const firstDay = Date.UTC(2033, 2, 1, 9);

/** The example of docs/cover.md. Figures are naira. */
onDatabase('the money of one person, from payment to refund (R4.76, R4.90)', (suite) => {
  const { accept, buy, openFamily, profile, register } = memberSteps(suite);
  const { accountOf } = supportDesk(suite);

  it('credits unused days to a change, holds what is left of a given-up plan, and sends it after seven days', async () => {
    suite.api.advance(firstDay - suite.api.services.now().getTime());
    const email = 'worked.example@mail.example';
    await register(email);
    const { inviteOne } = await openFamily(3);
    /** Of each payment, the newest first, its amount and its refund. */
    const money = async () =>
      (await accountOf(email)).payments.map(({ amount, refund }) => [amount, refund?.status, refund?.amount]);

    await buy(email, { plan_id: 1 });
    suite.api.advance(30 * day);
    await buy(email, { plan_id: 2, start: 'now' });
    expect(await money()).toEqual([
      [35_063.02, undefined, undefined],
      [32_400, undefined, undefined],
    ]);

    suite.api.advance(60 * day);
    const id = await inviteOne(email);
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    expect((await profile(email)).given_up_plan.refund).toBe(54_147.94);
    const held = [
      [35_063.02, 'held', 35_063.02],
      [32_400, 'held', 19_084.92],
    ];
    suite.api.advance(7 * day - 60_000);
    await suite.api.sendRefunds();
    expect(await money()).toEqual(held);
    suite.api.advance(120_000);
    await suite.api.sendRefunds();
    expect(await money()).toEqual(held.map(([amount, , refund]) => [amount, 'done', refund]));
  });
});
