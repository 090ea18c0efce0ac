import { formatDay, formatNaira } from '@ilera/format';
import type { PlanQuote, Receipt } from '@ilera/contracts/api';
import { approvePayment } from '../testing/approve-payment';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;
const payer = 'halima.google@ilera.example';

onDatabase('what a purchase ends (R4.103)', (suite) => {
  const steps = memberSteps(suite);
  const token = () => suite.api.signIn(payer);
  const plan = async (name: string) => (await steps.planNamed(name)).id;
  const quote = async (wanted: object) =>
    (await suite.post('/individual/plan_quote', wanted, await token())).body.data as PlanQuote;
  const start = async (wanted: object) => {
    const person = { first_name: 'Halima', last_name: 'Bello' };
    const body = { ...person, redirect_url: 'http://localhost:3000/account/home', ...wanted };
    const { reference } = (await suite.post('/individual/subscribe_plan', body, await token())).body.data as {
      reference: string;
    };
    return reference;
  };
  const buy = (wanted: object) => steps.buy(payer, wanted);
  const receipt = async (reference: string) =>
    (await suite.get(`/individual/receipt/${reference}`, await token())).body.data as Receipt;
  const lastMail = async () => (await suite.mailsTo(payer)).at(-1);

  it('quote, mail and receipt name the same ended periods', async () => {
    const five = { plan_id: await plan('Family Basic'), frequency: 'annual', quantity: 5 };
    await buy(five);
    suite.api.advance(10.5 * day);
    const renewal = await buy({ ...five, frequency: 'bi-annual' });
    const bought = (await receipt(renewal)).lines[0]?.text ?? '';
    expect((await lastMail())?.text).toContain('This plan follows on');

    const more = { plan_id: await plan('Family Plus'), frequency: 'annual', quantity: 8, start: 'now' };
    const seen = await quote(more);
    const [running, next] = seen.paid;
    expect({
      endedDays: running?.ended?.days,
      hasBegun: running?.has_begun,
      nextHasBegun: next?.has_begun,
    }).toEqual({ endedDays: 355, hasBegun: true, nextHasBegun: false });
    // What never begins is worth all that was paid for it.
    const paid = (await suite.get(`/individual/payment/${renewal}`, await token())).body.data.amount;
    expect(next?.ended?.credit).toBe(paid);
    const credits = [running?.ended?.credit ?? 0, next?.ended?.credit ?? 0];
    expect(seen.credit).toBeCloseTo((credits[0] ?? 0) + (credits[1] ?? 0), 2);

    const change = await buy(more);
    const text = (await lastMail())?.text ?? '';
    expect(text).toContain('What earlier mails say about that does not hold any more.');
    const ended = `${formatDay(running?.starts_at)} to ${formatDay(running?.expires_at)}: 355 days left`;
    const unused = `${formatDay(next?.starts_at)} to ${formatDay(next?.expires_at)}: does not begin`;
    expect(text).toContain(
      `Ended: Family Basic for 6 people (the holder and 5 family members), ${ended}, ${formatNaira(credits[0])}`,
    );
    expect(text).toContain(
      `Does not begin: Family Basic for 6 people (the holder and 5 family members), ${unused}, ${formatNaira(credits[1])}`,
    );
    expect(text).toContain(`Valid until: ${formatDay(seen.expires_at)}`);
    expect((await receipt(change)).lines.slice(1)).toEqual([
      {
        text: `Credit for Family Basic for 6 people (the holder and 5 family members), ${ended}`,
        amount: -(credits[0] ?? 0),
      },
      {
        text: `Credit for Family Basic for 6 people (the holder and 5 family members), ${unused}`,
        amount: -(credits[1] ?? 0),
      },
    ]);
    expect((await receipt(change)).total).toBe(seen.total);
    // An earlier receipt stays as it was on its day.
    expect((await receipt(renewal)).lines[0]?.text).toBe(bought);

    await suite.ask({ method: 'POST', url: `/_pay/${change}/merchant/refund` });
    const back = (await lastMail())?.text ?? '';
    expect(back).toContain('the cover that it paid for has ended');
    for (const period of [running, next])
      expect(back).toContain(
        `Your cover: Family Basic for 6 people (the holder and 5 family members), ${formatDay(period?.starts_at)} to ${formatDay(period?.expires_at)}`,
      );
  });

  it('a first purchase, or one that follows on, ends nothing', async () => {
    await suite.api.run(`delete from subscriptions where user_id = ${await suite.api.userId(payer)}`);
    const one = { plan_id: await plan('Individual Basic'), frequency: 'quarter', quantity: 1 };
    expect((await quote(one)).paid).toEqual([]);
    const first = await buy(one);
    expect((await lastMail())?.text).not.toContain('takes the place');
    expect((await receipt(first)).lines).toHaveLength(1);
    expect((await quote(one)).paid).toMatchObject([{ plan: 'Individual Basic', people: 1, ended: null }]);
  });

  it('the new period counts from the credited day, also where the payment came later', async () => {
    const wanted = {
      plan_id: await plan('Individual Plus'),
      frequency: 'quarter',
      quantity: 1,
      start: 'now',
    };
    const end = (await quote(wanted)).paid[0]?.expires_at ?? '';
    suite.api.advance(Date.parse(end) - suite.api.services.now().getTime() - day / 144);
    const told = (await quote(wanted)).expires_at;
    const reference = await start(wanted);
    suite.api.advance(day / 72);
    await approvePayment(suite, reference);
    const { body } = await suite.get('/individual/profile', await token());
    expect(Math.abs(Date.parse(body.data.package_expiry_at) - Date.parse(told))).toBeLessThan(day / 24);
  });
});
