/** Measures whether the time of a response reveals that an address has an account. */
const turns = 200;

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Requests a reset for a known and an unknown address in turns.
 * @returns the larger median by the smaller one; 1 is equal
 */
export async function compareForgotPassword(url: string): Promise<number> {
  const ask = async (email: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(`${url}/auth/individual/forget-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await response.text();
    return performance.now() - begun;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let turn = -20; turn < turns; turn += 1) {
    const order = turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      const time = await ask(
        who === 'known' ? 'bayo.planholder@ilera.example' : 'nobody.planhold@ilera.example',
      );
      // The first ones warm up.
      if (turn >= 0) times[who].push(time);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return Math.max(known, unknown) / Math.min(known, unknown);
}
