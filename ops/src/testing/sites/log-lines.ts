import { pino, type Logger } from 'pino';

/** A structured log with readable lines. */
export function openLogLines(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'info' }, { write }), lines };
}
