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

/** Where a person reads the mails of an address: a known webmail, or else the mail program. */
export function mailboxAddress(email: string): string {
  return mailboxes[email.split('@').at(-1)?.trim().toLowerCase() ?? ''] ?? 'mailto:';
}

/** Opens it: a webmail in a tab of its own, the mail program from here. */
export function openMailbox(email: string): void {
  const address = mailboxAddress(email);
  // eslint-disable-next-line no-restricted-syntax -- a webmail of the list above or a mail program, never an address from outside
  window.open(address, address.startsWith('https:') ? '_blank' : '_self', 'noopener');
}
