/** The words of the account's layout: menu, bar and bell. */
export const words = {
  navigation: 'Account',
  menu: 'Account menu',
  openMenu: 'Open menu',
  home: 'Home',
  conditions: 'Conditions',
  history: 'History',
  healthPlan: 'Health plan mgt',
  settings: 'Settings',

  notifications: 'Notifications',
  nothingNew: 'Nothing new at the moment.',
  planEnded: (day: string) => `Your health plan ended on ${day}.`,
  planEnds: (day: string) => `Your health plan ends on ${day}. Renew it by then.`,
  pendingVisits: (count: number) =>
    `${count === 1 ? 'One appointment is' : `${count} appointments are`} pending. Details come to you by e-mail.`,
} as const;
