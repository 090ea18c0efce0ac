/** The part of pino's logger that a gateway uses. */
export type Log = Record<'info' | 'warn' | 'error', (fields: object, text: string) => void>;

/** Warnings and errors in words, without the requests: for the terminal of one person. */
export const createPlainLog = (tell: (text: string) => void): Log => {
  const write = (_fields: object, text: string) => tell(text);
  return { info: () => undefined, warn: write, error: write };
};
