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

/** Opens an address's webmail in a new tab, or the device's mail program for an unknown provider. */
export function openMailbox(email: string): void {
  const webmail = mailboxes[email.split('@').at(-1)?.trim().toLowerCase() ?? ''];
  // eslint-disable-next-line no-restricted-syntax -- a webmail of the list above, never an address from outside
  window.open(webmail ?? 'mailto:', webmail ? '_blank' : '_self', 'noopener');
}

/** In memory only: an overlay takes no payload, and the address must not be stored. */
let resetAddress = '';

/** Keeps the address of a reset link for the panel that opens its mailbox. */
export function keepResetAddress(email: string): void {
  resetAddress = email;
}

/** The address of the last reset link; empty if none was sent. */
export const lastResetAddress = (): string => resetAddress;
