import type { Database } from '../db/database';
import { createMailer } from './mailer';
import { leaseMail } from './outbox-queue';

jest.mock('./outbox-queue', () => ({
  leaseMs: 120_000,
  leaseMail: jest.fn(),
  mailContent: async () => ({ text: '', html: '', reminds: null }),
  markFailed: async () => undefined,
}));
const lease = jest.mocked(leaseMail);
const mail = { id: 1, to: 'x@mail.example', subject: 'x', attempts: 1, createdAt: new Date() };

describe('a mailer that can reach', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lease.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  /** @returns how often a mailer has looked for mail after so many seconds */
  async function pollsAfter(...seconds: number[]): Promise<number[]> {
    const refuse = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const mailer = createMailer({
      config: { smtpUrl: null, mailFrom: 'Ilera <x@ilera.example>' },
      db: {} as Database,
      now: () => new Date(),
      isStillDue: () => Promise.resolve(true),
      log: () => undefined,
      transport: { sendMail: refuse, close: () => undefined },
    });
    const polls: number[] = [];
    for (const [index, at] of seconds.entries()) {
      await jest.advanceTimersByTimeAsync((at - (seconds[index - 1] ?? 0)) * 1000);
      polls.push(lease.mock.calls.length);
    }
    await mailer.close();
    return polls;
  }

  it('both servers looks for mail each second', async () => {
    lease.mockResolvedValue(null);
    expect(await pollsAfter(0.5, 1.5, 2.5)).toEqual([1, 2, 3]);
  });

  it('no mail server tries the next mail after 5 seconds', async () => {
    lease.mockResolvedValue(mail);
    expect(await pollsAfter(4, 6, 9, 11)).toEqual([1, 2, 2, 3]);
  });

  it('no database asks again after 5 seconds', async () => {
    lease.mockRejectedValue(new Error('The database is away'));
    expect(await pollsAfter(4, 6, 9, 11)).toEqual([1, 2, 2, 3]);
  });
});
