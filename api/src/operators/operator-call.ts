/** Calls of the API behind OPS_TOKEN, for commands. */

export interface OperatorTools {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  token: string;
  print(line: string): void;
  fetch?: typeof fetch;
}

/** Asks the API; with a body it is a PUT. Throws an Error with the API's message where it refuses. */
export async function callAsOperator(
  { apiUrl, token, fetch: send = fetch }: OperatorTools,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await send(apiUrl + path, {
    method: body ? 'PUT' : 'GET',
    headers: { 'x-ops-token': token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(refusal.message ?? `The API answered ${response.status}.`);
}
