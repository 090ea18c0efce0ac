let address = '';

/** Keeps the address that a link was sent to, for the panel that offers to open its mailbox. */
export function keepAskedAddress(email: string): void {
  address = email;
}

/** The address that the last link was sent to; empty when none was. */
export function askedAddress(): string {
  return address;
}
