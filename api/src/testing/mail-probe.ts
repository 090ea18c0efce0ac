/** A mailer over a database with a transport that notes what it was given, and fails when told to. */
import { createMailer } from '../mail/mailer';
import { enqueueMail } from '../mail/enqueue-mail';
import { tidyUp } from '../operators/housekeeping';
import type { TestApi } from './test-api';

/** Sends what is waiting; `failures` times the transport refuses first. */
export async function sendWaiting(api: TestApi, subjects: string[], failures: number): Promise<string[]> {
  const sent: string[] = [];
  let left = failures;
  const transport = {
    sendMail: async (mail: { subject: string }) => {
      if (left > 0) {
        left -= 1;
        throw new Error('421 try again');
      }
      sent.push(mail.subject);
    },
    close: () => undefined,
  };
  for (const subject of subjects)
    await enqueueMail(api.db, { to: 'x@mail.example', subject, text: 'secret link', html: 'secret link' });
  const mailer = createMailer(api.services.config, api.db, () => undefined, transport);
  mailer.wake();
  await mailer.close();
  return sent;
}

/** One round of housekeeping. */
export const runJanitor = (api: TestApi): Promise<void> => tidyUp(api.services);
