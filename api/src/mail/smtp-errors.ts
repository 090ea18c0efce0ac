/** Classifies SMTP errors. */

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/**
 * Whether the server refused the recipient permanently. Other errors, including wrong credentials, may be temporary.
 */
export const isPermanent = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && responseCode >= 500;

/** Whether the server was unreachable, so that all waiting mails would fail too. */
export const isConnectionError = ({ code = '' }: SmtpError): boolean =>
  ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH'].includes(code);

/** A code for log and database, because the error's text may contain the recipient. */
export const errorCode = ({ code, responseCode }: SmtpError): string =>
  [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
