/** A person in a random history. */
export const moves = [
  'erase',
  'pay',
  'approve',
  'webhook',
  'upload',
  'book',
  'street',
  'login',
  'reset',
  'change',
  'tidy',
] as const;

/** One thing that happens, at one of the APIs. */
export interface Move {
  do: (typeof moves)[number];
  api: number;
}

/** What the person knows, and has done. */
export interface Life {
  id: number;
  email: string;
  password: string;
  /** Sessions, with the password that each may go on with. */
  sessions: { token: string; password: string }[];
  isErased: boolean;
  /** Token of a mail to set a new password; it works once. */
  link: string;
  /** Answers that no request may get. */
  broken: string[];
}
