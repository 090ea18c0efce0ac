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

/** Opens the webmail of an address in a new tab; for an address of another provider, the device's mail program. */
export function openMailbox(email: string): void {
  const webmail = mailboxes[email.split('@').at(-1)?.trim().toLowerCase() ?? ''];
  // eslint-disable-next-line no-restricted-syntax -- a webmail of the list above, never an address from outside
  window.open(webmail ?? 'mailto:', webmail ? '_blank' : '_self', 'noopener');
}

/** In memory only, because an overlay takes no payload and an address is not to be stored. */
let resetAddress = '';

/** Keeps the address to which a reset link was sent, for the panel that offers to open its mailbox. */
export function keepResetAddress(email: string): void {
  resetAddress = email;
}

/** The address to which the last reset link was sent; empty where none was. */
export const lastResetAddress = (): string => resetAddress;
