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

/**
 * Address of the webmail of an e-mail address; undefined where none is known, because a `mailto:` link opens
 * no inbox.
 */
export function mailboxAddress(email: string): string | undefined {
  return mailboxes[email.split('@').at(-1)?.trim().toLowerCase() ?? ''];
}

/** Opens the webmail of an address, where one is known, in a tab of its own. */
export function openMailbox(email: string): void {
  const address = mailboxAddress(email);
  // eslint-disable-next-line no-restricted-syntax -- a webmail of the list above, never an address from outside
  if (address) window.open(address, '_blank', 'noopener');
}

let asked = '';

/** Keeps the address that a link was sent to, for the panel that offers to open its mailbox. */
export function keepAskedAddress(email: string): void {
  asked = email;
}

/** The address that the last link was sent to; empty when none was. */
export const askedAddress = (): string => asked;
