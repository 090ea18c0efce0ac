/** The part of pino's logger that a gateway uses. */
export type Log = Record<'info' | 'warn' | 'error', (fields: object, text: string) => void>;

/** A log for a terminal: only the texts of warnings and errors. */
export const createPlainLog = (tell: (text: string) => void): Log => {
  const write = (_fields: object, text: string) => tell(text);
  return { info: () => undefined, warn: write, error: write };
};
