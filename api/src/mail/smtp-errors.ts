/** What an error of SMTP means for the mail and for those after it. */

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
