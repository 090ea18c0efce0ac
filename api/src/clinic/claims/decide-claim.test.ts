import { addClaim } from '../../testing/clinic/add-claim';
import { claimSteps } from '../../testing/clinic/claim-steps';
import { musa, ugo } from '../../testing/clinic/clinic-steps';
import { memberSteps } from '../../testing/member-steps';
import { loadNative } from '../../testing/native';
import { onDatabase } from '../../testing/on-database';
import { peopleOf } from '../../testing/people';
import type * as WhoWaits from '../../testing/probes/who-waits';
import { bayo } from '../../testing/visit-steps';

onDatabase('a claim that the desk decides (R5.3)', (suite) => {
  const { claim, decide, lastMail, nameAccount, own } = claimSteps(suite);
  const { buy, endPlan } = memberSteps(suite);
  const { registered } = peopleOf(suite);

  it('is approved with an amount, then paid, with a mail at each step (R5.3)', async () => {
    const reference = await claim();
    expect((await decide(reference, { status: 'approved', amount: 25_000.5 })).status).toBe(200);
    expect(await own(reference)).toMatchObject({
      status: 'approved',
      amount: 25_000.5,
      decided_at: expect.any(String),
      paid_at: null,
    });
    expect(await lastMail()).toMatchObject({
      subject: 'Your Ilera claim was approved',
      text: expect.stringMatching(/Amount: N25,000\.50/),
    });
    const before = (await suite.mailsTo(bayo)).length;
    // Twice, because the first answer may be lost.
    for (let time = 0; time < 2; time += 1) expect((await nameAccount(reference)).status).toBe(200);
    expect(await suite.mailsTo(bayo)).toHaveLength(before + 1);
    const pay = async (clerk: string) => (await decide(reference, { status: 'paid' }, clerk)).status;
    // The second of two clerks is told, so that nobody transfers the money twice.
    expect([await pay(ugo), await pay(ugo), await pay(musa)]).toEqual([200, 200, 409]);
    expect(await own(reference)).toMatchObject({ status: 'paid', paid_at: expect.any(String) });
    expect((await lastMail())?.subject).toBe('Your Ilera claim was paid');
  });

  it('is refused with a reason that the person reads', async () => {
    const reference = await claim();
    const reason = 'The receipt is for another person than the one who is covered.';
    await decide(reference, { status: 'refused', reason });
    expect(await own(reference)).toMatchObject({ status: 'refused', reason, amount: null });
    expect(await lastMail()).toMatchObject({
      subject: 'Your Ilera claim was decided',
      text: expect.stringContaining(reason),
    });
  });

  it('invites the person in the refusal to send it again only while a plan runs (R4.82)', async () => {
    const { email } = await registered();
    await buy(email, { plan_id: 1 });
    const refuse = async () => {
      const reference = await addClaim(suite, email);
      await decide(reference, { status: 'refused', reason: 'The photograph is too blurred.' });
      return (await suite.mailsTo(email)).at(-1)?.text;
    };
    const again = 'You may also send the claim again with other evidence.';
    expect(await refuse()).toContain(again);
    await endPlan(email);
    const text = await refuse();
    expect(text).toContain('We cannot pay this claim: The photograph');
    expect(text).not.toContain(again);
  });

  suite.itOnPostgres('takes no decision of a clerk who loses the role at that moment', async () => {
    const { holdUntilWaiting } = await loadNative<typeof WhoWaits>('./probes/who-waits.ts');
    const reference = await claim();
    const lose = `update staff set roles = '{support}' where email = '${ugo}'`;
    const { status } = await holdUntilWaiting(suite.api, lose, 1, () =>
      decide(reference, { status: 'approved', amount: 100 }),
    );
    await suite.api.run(`update staff set roles = '{claims}' where email = '${ugo}'`);
    expect({ status, claim: (await own(reference))?.status }).toEqual({ status: 403, claim: 'processing' });
  });

  it('takes one decision when two clerks decide at once, and tells the second clerk', async () => {
    const reference = await claim();
    const before = (await suite.mailsTo(bayo)).length;
    const reason = 'There is no receipt in the evidence.';
    const responses = await Promise.all([
      decide(reference, { status: 'approved', amount: 100 }),
      decide(reference, { status: 'refused', reason }),
      decide(reference, { status: 'approved', amount: 200 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = responses.filter(({ status }) => status === 409).map(({ body }) => body.message as string);
    expect(told.join()).toMatch(/^Ugo Nnadi .*Ugo Nnadi /);
    expect(await suite.mailsTo(bayo)).toHaveLength(before + 1);
  });

  it('takes one decision when the page sends it again after a lost response, and tells a clerk who decides the same', async () => {
    const chioma = 'chioma.family@ilera.example';
    const reference = await addClaim(suite, chioma);
    const before = (await suite.mailsTo(chioma)).length;
    for (const [amount, clerk, status] of [
      [100.5, ugo, 200],
      [100.5, ugo, 200],
      [100.5, musa, 409],
      [200, ugo, 409],
    ] as const)
      expect((await decide(reference, { status: 'approved', amount }, clerk)).status).toBe(status);
    expect(await suite.mailsTo(chioma)).toHaveLength(before + 1);
  });

  it.each([
    ['an approval without an amount', { status: 'approved' }, [422, 'amount']],
    ['an approval of nothing', { status: 'approved', amount: 0 }, [422, 'amount']],
    ['a refusal without a reason', { status: 'refused' }, [422, 'reason']],
    ['a payment before an approval', { status: 'paid' }, [409, expect.stringContaining('meanwhile')]],
    ['another status', { status: 'processing' }, [422, 'status']],
  ])('does not take %s', async (_name, body, refusal) => {
    const reference = await addClaim(suite, bayo);
    expect(await suite.refused(() => decide(reference, body))).toEqual(refusal);
  });
});
