import { dataScript } from './structured-data';

describe('a block of structured data', () => {
  it('holds the value as JSON and nothing that could run', () => {
    const script = dataScript({ name: '</script><script>alert(1)</script>' });
    expect(script.type).toBe('application/ld+json');
    expect(JSON.parse(script.text)).toEqual({ name: '</script><script>alert(1)</script>' });
    expect(script.querySelector('*')).toBeNull();
  });
});
