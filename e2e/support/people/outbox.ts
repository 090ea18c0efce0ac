import { expect } from '@playwright/test';

/** A mail as the development outbox shows it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The newest mail to an address whose subject matches; waits for it to arrive. */
export async function newestMail(apiUrl: string, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${apiUrl}/_dev/outbox.json?to=${encodeURIComponent(to)}`);
      const body = (await response.json()) as Mail[] | { data: Mail[] };
      const mails = Array.isArray(body) ? body : body.data;
      found = mails.find((mail) => subject.test(mail.subject));
      return Boolean(found);
    }, `a mail to ${to}`)
    .toBe(true);
  return found as Mail;
}
