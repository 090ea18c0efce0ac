/** @jest-environment node */
import { brand } from '@ilera/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)');

function colours(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--(colour-[\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1], match[2]]),
  );
}

const schemes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['page', 'surface-sunken', 'surface-raised', 'surface-tint'];
const tones = ['success', 'warning', 'error', 'info', 'neutral'];

/** Text on its ground: 4.5. */
const texts: [string, string][] = [
  ...surfaces.flatMap((surface) =>
    ['text', 'text-muted', 'text-action', 'error-text', 'success-text', 'warning-text', 'accent-text'].map(
      (text): [string, string] => [text, surface],
    ),
  ),
  ...tones.map((tone): [string, string] => [`${tone}-text`, `${tone}-tint`]),
  ['accent-text', 'accent-tint'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'action-pressed'],
  ['on-action', 'panel-action'],
  ['on-action', 'panel-action-hover'],
  ['on-action', 'panel-action-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-ink', 'surface-ink'],
  ['on-ink-muted', 'surface-ink'],
];

/** Edges of controls, and what shows focus or a choice: 3. */
const edges: [string, string][] = surfaces.flatMap((surface) =>
  ['line-strong', 'action', 'panel-action', 'focus', 'danger'].map((edge): [string, string] => [
    edge,
    surface,
  ]),
);

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  const of = (name: string): string => {
    const value = scheme[`colour-${name}`];
    if (!value) throw new Error(`tokens.css has no --colour-${name}`);
    return value;
  };

  it.each(texts)('%s is read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s is seen on %s', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('keeps the two required colours in the light scheme', () => {
  expect(schemes.light['colour-action']?.toUpperCase()).toBe(brand.colour.toUpperCase());
  expect(schemes.light['colour-panel-action']?.toUpperCase()).toBe('#6941C6');
});

it('gives every role of the light scheme a value in the dark one', () => {
  expect(Object.keys(colours(light)).filter((role) => !(role in colours(dark)))).toEqual([]);
});

it('keeps the font at 40 kB or less', () => {
  expect(readFileSync(path.join(__dirname, 'fonts/bricolage-subset.woff2')).length).toBeLessThanOrEqual(
    40_000,
  );
});
