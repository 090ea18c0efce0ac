const mailboxes: Record<string, string> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'yahoo.co.uk': 'https://mail.yahoo.com/',
  'ymail.com': 'https://mail.yahoo.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'icloud.com': 'https://www.icloud.com/mail',
};

/** Opens the webmail of an address in a tab of its own; where none is known, what the device has for mails. */
export function openMailbox(email: string): void {
  const webmail = mailboxes[email.split('@').at(-1)?.trim().toLowerCase() ?? ''];
  // eslint-disable-next-line no-restricted-syntax -- a webmail of the list above, never an address from outside
  window.open(webmail ?? 'mailto:', webmail ? '_blank' : '_self', 'noopener');
}

let asked = '';

/** Keeps the address that a link was sent to, for the panel that offers to open its mailbox. */
export function keepAskedAddress(email: string): void {
  asked = email;
}

/** The address that the last link was sent to; empty when none was. */
export const askedAddress = (): string => asked;
