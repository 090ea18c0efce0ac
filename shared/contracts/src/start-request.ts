/** A GET that began before the code that reads responses was there. */
export interface StartedRequest {
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** What was started, by absolute path and query. shared/runtime takes each over once, for its own token. */
    __early?: Record<string, StartedRequest>;
  }
}

/** Starts a GET of the API. Whoever takes it over meets its failure. */
export function startRequest(url: string, token: string): void {
  const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` };
  // eslint-disable-next-line no-restricted-globals -- read by shared/runtime, whose code may not be there yet
  const response = fetch(url, { headers });
  response.catch(() => undefined);
  (window.__early ??= {})[url] = { token, response };
}
