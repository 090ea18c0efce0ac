/** When the delivery of a mail is retried. */
const firstDelayMs = 30_000;
const maxDelayMs = 2 * 3_600_000;
const giveUpMs = 24 * 3_600_000;

/**
 * The moment of the next attempt: 30 s after the first, doubling up to two hours; null a day after the mail
 * was written. `random` (0 to 1) spreads mails that failed together over a fifth of the delay.
 */
export function nextAttempt(
  mail: { attempts: number; createdAt: Date },
  now: Date,
  random = Math.random(),
): Date | null {
  if (now.getTime() - mail.createdAt.getTime() >= giveUpMs) return null;
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(20, Math.max(0, mail.attempts - 1)));
  return new Date(now.getTime() + delay * (1 + random / 5));
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/**
 * Whether the server refused the recipient permanently. All other errors, wrong credentials included, may be
 * temporary.
 */
export const isPermanent = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && responseCode >= 500;

/** Whether no server could be reached, so that the other waiting mails would fail too. */
export const isConnectionError = ({ code = '' }: SmtpError): boolean =>
  ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH'].includes(code);

/** A code for log and table, because the error's text can contain the recipient. */
export const errorCode = ({ code, responseCode }: SmtpError): string =>
  [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
