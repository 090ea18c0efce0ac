import axios, { type AxiosAdapter, type AxiosRequestConfig, isAxiosError } from 'axios';
import { clock } from '../server-clock';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors';

export { takeEarlyResponse } from './early-response';

const http = axios.create();

/** Sends one request, sets the clock by its response and returns the parsed body. @throws the classes of `errors.ts` */
export async function sendRequest<Answer>(
  request: AxiosRequestConfig,
  adapter?: AxiosAdapter,
): Promise<Answer> {
  try {
    const { data, headers } = await http.request<Answer>({ ...request, ...(adapter && { adapter }) });
    clock.followHeader(headers.date);
    return data;
  } catch (error) {
    if (isAxiosError(error)) clock.followHeader(error.response?.headers.date);
    throw toApiError(await withReadBody(error));
  }
}

function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  if (error.response) {
    const { status, data, headers } = error.response;
    return new HttpError(status, data, retryAfterSeconds(headers['retry-after']));
  }
  if (error.code === 'ERR_CANCELED') return new AbortedError('The request was given up');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new TimeoutError('No answer in time');
  return new NetworkError('No answer from the API');
}

/** The error of a download, whose body is a Blob, with the body parsed as text. */
async function withReadBody(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  const text = await error.response.data.text();
  try {
    error.response.data = JSON.parse(text);
  } catch {
    error.response.data = text;
  }
  return error;
}

/**
 * Seconds from a Retry-After header that counts seconds; undefined for a date, an invalid value and a missing
 * header.
 */
function retryAfterSeconds(header: unknown): number | undefined {
  const seconds = Number(header);
  return header != null && header !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
