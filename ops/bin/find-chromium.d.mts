/** Path of the Chromium for tests and benchmarks; undefined: the one that Playwright has downloaded. */
export function findChromium(): string | undefined;
