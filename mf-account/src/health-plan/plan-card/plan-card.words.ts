/** The words of the card of the plan. */
export const words = {
  kind: (type: string) => `${type} plan`,
  upgrade: 'Upgrade',
  /** @param price with its sign, for one of them */
  eachOf: (price: string, members: string) => `, ${price} for each of ${members}`,
  covers: (people: string) => `Covers ${people}`,
  paidUntil: (plan: string, day: string) => `${plan} is paid until ${day}.`,

  ended: (day: string) => `Ended: ${day}`,
  notCovered: 'You are not covered at the moment. What you paid and claimed stays here.',
  seePlans: 'See the plans',

  copyNumber: 'Copy the enrollee number',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not copy it. Select the number instead.',
} as const;
