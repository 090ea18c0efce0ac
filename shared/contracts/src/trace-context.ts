/**
 * The id of a request from the browser through the gateway to the API, in the header `traceparent` of W3C Trace
 * Context: `00-<trace id>-<span id>-<flags>`. It reveals nothing about the person.
 */
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

/** Reads the header; undefined if it is absent or malformed. */
export function parseTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && pattern.exec(header)) || [];
  return traceId && spanId && !/^0+$/.test(traceId) && !/^0+$/.test(spanId) ? { traceId, spanId } : undefined;
}

export const formatTraceparent = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;

/** Makes a random id of a number of bytes, in hexadecimal digits, with Web Crypto, which browsers and Node have. */
export function randomHex(bytes: number): string {
  const values = globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** Starts a trace. */
export const newTrace = (): TraceContext => ({ traceId: randomHex(16), spanId: randomHex(8) });
