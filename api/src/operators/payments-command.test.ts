/** @jest-environment ./api/src/testing/native-environment.cjs */
import { approvePayment } from '../testing/approve-payment';
import { thisYear } from '../testing/test-clock';
import { onDatabase } from '../testing/on-database';
import { operatorFetch } from '../testing/operator-fetch';
import { runPaymentsCommand, usage } from './payments-command';

const opsToken = 'operators-token-for-tests-only';

// R5.1
onDatabase('pnpm payments', (suite) => {
  async function run(...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    await runPaymentsCommand(args, {
      apiUrl: '',
      token: opsToken,
      print: (line) => lines.push(line),
      fetch: operatorFetch(suite),
    });
    return lines;
  }
  const startVisit = async (method: string, email = 'twice@mail.example') =>
    (
      await suite.post('/condition/payment/1', {
        date: `12-31-${thisYear} 09:30 am`,
        method,
        first_name: 'Ann',
        last_name: 'Bello',
        email,
        redirect_url: 'http://localhost:3000/conditioncheckout/1',
        description: 'Payment for Malaria condition',
      })
    ).body.data.reference as string;

  it('lists money that came twice, and closes the entry once', async () => {
    expect(await run('list')).toEqual(['Nothing is open.']);
    const [first, second] = [await startVisit('video'), await startVisit('message')];
    await approvePayment(suite, first);
    await approvePayment(suite, second);
    const [line = '', ...others] = await run('list');
    expect(others).toEqual([]);
    const [id = '', ...facts] = line.split('\t');
    expect(facts).toEqual([
      'duplicate',
      suite.api.services.now().toISOString().slice(0, 10),
      second,
      'condition',
      '999',
      'NGN 999 goes back.',
    ]);
    expect(await run('resolved', id)).toEqual([`${id}: closed`]);
    expect(await run('list')).toEqual(['Nothing is open.']);
    await expect(run('resolved', id)).rejects.toThrow('This open entry was not found.');
  });

  it('lists a dispute again that comes after the entry of an earlier one was closed', async () => {
    const reference = await startVisit('video', 'disputes@mail.example');
    const dispute = (id: number) =>
      suite.api.webhook({ event: 'charge.dispute.create', data: { id, transaction: { reference } } });
    const open = async () => (await run('list')).filter((line) => line.includes('\tdispute\t'));
    await dispute(1);
    await dispute(2);
    const [line = '', ...others] = await open();
    expect(others).toEqual([]);
    await run('resolved', line.split('\t')[0] ?? '');
    expect(await open()).toEqual([]);
    await dispute(3);
    expect(await open()).toHaveLength(1);
  });

  it('says how it is used', async () => {
    await expect(run()).rejects.toThrow(usage);
    await expect(run('resolved', 'all')).rejects.toThrow(usage);
  });

  it('is for operators only', async () => {
    const asStranger = runPaymentsCommand(['list'], {
      apiUrl: '',
      token: 'not-the-token-of-an-operator',
      print: () => undefined,
      fetch: operatorFetch(suite),
    });
    await expect(asStranger).rejects.toThrow('Operators only.');
  });
});
