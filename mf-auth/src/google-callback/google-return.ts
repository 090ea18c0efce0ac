import { takeOwnFlow } from '../components/own-flow';

/** What Google's sign-in brought back in the address. */
export interface GoogleReturn {
  status: string | null;
  token: string | null;
  /** The flow that it belongs to; our own API only. */
  flow: string | null;
}

let answer: GoogleReturn | null = null;

/** Keeps it in memory while the address is made clean. */
export function keepGoogleReturn(search: string): void {
  const query = new URLSearchParams(search);
  answer = { status: query.get('status'), token: query.get('token'), flow: query.get('flow') };
}

/** The session's token when Google granted it to the flow that this tab began, once; null otherwise. */
export function takeGrantedToken(): string | null {
  const { status, token, flow } = answer ?? { status: null, token: null, flow: null };
  answer = null;
  return takeOwnFlow(flow) && status === 'success' && token ? token : null;
}
