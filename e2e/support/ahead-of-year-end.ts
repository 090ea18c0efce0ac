import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockAhead } from '../../api/src/testing/test-clock';
import { moveClock } from '../../api/src/testing/processes/move-clock';

const clock = new URL('movable-clock.mjs', import.meta.url).href;

/**
 * In the last week of a year lets the processes that this one starts run in the next year, as the tests of the API do:
 * workers, their gateways and APIs. Browsers keep the machine's clock, and pages follow the API's. What a process
 * inherits counts for what it starts.
 */
export function stepOverYearEnd(): void {
  if (clockAhead === 0) return;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ilera-clock-')), 'offset');
  moveClock(file, clockAhead);
  process.env.CLOCK_OFFSET = file;
  process.env.NODE_OPTIONS = withClock();
}

/** The same, and this process runs in the next year too, because it serves sites itself. */
export async function stepOverYearEndHere(): Promise<void> {
  stepOverYearEnd();
  if (clockAhead > 0) await import(clock);
}

/** Node's options of a process whose clock is moved. */
export const withClock = (): string => `${process.env.NODE_OPTIONS ?? ''} --import ${clock}`.trim();

/** How far this process is ahead of the machine, in milliseconds. */
export function aheadOfMachine(): number {
  const file = process.env.CLOCK_OFFSET;
  return file ? Number(readFileSync(file, 'utf8')) : 0;
}
