/** The words of the person's data: copy, erasure and access log. */
export const words = {
  heading: 'Your data',
  lead: 'Take a copy of everything we store about you, with the files of your claims, or have it erased.',
  download: 'Download my data',

  erase: 'Erase my account',
  eraseWarning:
    'This cannot be undone. Your visits, claims and files are erased, coming visits are cancelled, and a running plan ends today without a refund. The law asks us to keep payments and receipts for six years; we send you the list by e-mail.',
  password: 'Your password',
  noPassword: 'Your password is required',
  confirm: 'Type ERASE to confirm',
  notConfirmed: 'Type the word in capital letters',
  eraseNow: 'Erase my account for good',

  usedHeading: 'Who used your data',
  usedLead:
    'Every time somebody reads or changes your visits, claims or payments, it is written down here and kept for at least two years. Nobody can change these entries, and nobody can delete them before that.',
  ownReads: 'Show what I read myself',
  loading: 'Loading who used your data',
  notLoaded: 'We could not load the list',
  none: 'Nothing yet.',
  pages: 'Pages of who used your data',

  entry: (who: string, did: string, what: string) => `${who} ${did} ${what}`,
  people: {
    you: 'You',
    person: 'Another person',
    guest: 'Somebody who was not signed in',
    staff: 'The clinic',
    provider: 'The payment provider',
    system: 'Our system',
  },
  somebody: 'Somebody',
  actions: { read: 'read', created: 'added', changed: 'changed', removed: 'removed' },
  used: 'used',
  /** A record in the log: one with a reference, and several. */
  records: {
    visit: ['the visit', 'your visits'],
    reason: ['the reason of the visit', 'the reason of a visit'],
    note: ['the note of the visit', 'a note'],
    prescription: ['a prescription of the visit', 'a prescription'],
    referral: ['a referral of the visit', 'a referral'],
    claim: ['the claim', 'your claims'],
    evidence: ['evidence of the claim', 'evidence'],
    account: ['the bank account of the claim', 'a bank account'],
    payment: ['the payment', 'your payments'],
    refund: ['a refund of', 'a refund'],
    receipt: ['the receipt of', 'a receipt'],
    cover: ['the cover paid with', 'your cover'],
    card: ['your card', 'your card'],
    profile: ['your profile', 'your profile'],
    export: ['a copy of your data', 'a copy of your data'],
    support: ['a note of support', 'a note of support'],
  },
  data: ['data', 'data'],
  fromHere: 'from the network that you use now',
  fromNetwork: (code: string) => `from network ${code}`,
} as const;
