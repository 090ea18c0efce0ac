/**
 * Repeats a measurement that failed, and logs it: one visit that hangs on a busy machine must not end a whole
 * run.
 */
export async function retryMeasurement<T>(what: string, measure: () => Promise<T>, tries = 3): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure();
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      console.warn(`  ${what}: ${reason ?? ''} (try ${attempt} of ${tries})`);
      if (attempt >= tries) throw error;
    }
  }
}

/** The middle of some figures; for an even number of them, the upper of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
