type Noise = 'error' | 'warn';

let expected: RegExp[] = [];

/** Allows a kind of console message until the end of the current test, which fails if the message does not occur. */
export function expectConsole(pattern: RegExp): void {
  if (pattern.test('') || pattern.test('any words'))
    throw new Error(`${pattern} matches everything: name the message`);
  expected.push(pattern);
}

/** Fails a test on an unexpected error or warning in the console. */
export function failOnConsoleNoise(): void {
  let noise: string[] = [];
  let heard = new Set<RegExp>();

  const listen = (kind: Noise) => {
    jest.spyOn(console, kind).mockImplementation((...parts: unknown[]) => {
      const text = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
      const known = expected.find((pattern) => pattern.test(text));
      if (known) heard.add(known);
      else noise.push(`console.${kind}: ${text}`);
    });
  };

  beforeEach(() => {
    noise = [];
    heard = new Set();
    expected = [];
    listen('error');
    listen('warn');
  });

  afterEach(() => {
    const missing = expected.filter((pattern) => !heard.has(pattern));
    const messages = noise;
    noise = [];
    expected = [];
    if (messages.length) throw new Error(`Unexpected console noise:\n${messages.join('\n')}`);
    if (missing.length) throw new Error(`Expected on the console, but never written: ${missing.join(', ')}`);
  });
}
