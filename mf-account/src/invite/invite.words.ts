import { plural } from '@ilera/format';

/** The words of invitations to a plan; `list.words.ts` has those of a list. */
export const words = {
  inviteMember: 'Invite member now',
  name: 'Name',
  email: 'Email',
  note: 'Note',

  noName: 'The name is missing',
  noEmail: 'The email is missing',
  notAnEmail: 'This is not an email address',

  noSeats: 'Every place of your plan is taken. Take somebody off, or choose more people in your plan.',
  seats: (left: number) => `Your plan has room for ${plural(left, 'more person', 'more people')}.`,
  sent: 'Invitation sent',
  sentTo: (name: string | undefined) => `${name} gets a mail with a link to join your plan.`,
  sentToMany: (count: number) =>
    `${plural(count, 'person gets', 'people get')} a mail with a link to join your plan.`,
  open: 'It is open for 14 days.',

  notSentFromHere:
    'Invitations are not sent from here yet. What you enter stays in this window and is not kept.',
  nothingSent: 'Nothing was sent',
  askUs: 'Please ask us to add people for you until invitations work here:',
  mailSubject: 'Please add people to my plan',
} as const;
