/** What Google's sign-in brought back in the address. */
export interface GoogleAnswer {
  status: string | null;
  token: string | null;
}

let answer: GoogleAnswer | null = null;

/** Keeps it in memory while the address is made clean. */
export function keepGoogleAnswer(search: string): void {
  const query = new URLSearchParams(search);
  answer = { status: query.get('status'), token: query.get('token') };
}

/** The session's token when Google granted it, once; null when it did not. */
export function takeGrantedToken(): string | null {
  const granted = answer?.status === 'success' ? answer.token : null;
  answer = null;
  return granted || null;
}
