/** Quoted wordings that only these screens show (R4.30). */
export const strings = {
  useCasesPending: 'Sorry! Uses cases page under development',
  waitlistJoined: "You've successfully joined the waitlist. Please check your mailbox for a mail!",
  /** The phone number format that the server accepts: 0 and ten digits (R4.35). */
  waitlistPhone: 'Phone number must start with 0 and contain 11 digits',
} as const;
