/** The words that the script of the offline page fills in. */
export const words = {
  name: 'Name',
  enrolleeNumber: 'Enrollee number',
  plan: 'Plan',
  validUntil: 'Valid until',
  visit: (time: string, zone: string, byVideo: boolean) =>
    `${time} (${zone}), by ${byVideo ? 'video call' : 'message'}`,
  keptOn: (day: string) => `Kept on ${day}`,
} as const;
