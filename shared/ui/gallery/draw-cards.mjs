/**
 * Draws the pictures that shared links show (docs/adr/0107) from the pages of a running site: its first
 * heading, its largest illustration, the brand. `node shared/ui/gallery/draw-cards.mjs http://localhost:3000`
 * writes `src/social-pictures` of the parts.
 */
/* global document, getComputedStyle -- inside evaluate, which runs in the page */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../../../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const [site = 'http://localhost:3000'] = process.argv.slice(2);

/** Part, name of the picture, address; `words` where the heading alone says too little. */
const cards = [
  ['shell', 'site', '/'],
  ['mf-public', 'providers', '/providers'],
  ['mf-public', 'blog', '/blog'],
  ...['1', '2', '3', '4', '5', '6'].map((id) => ['mf-public', `blog-post.${id}`, `/blog/${id}`]),
  ['mf-conditions', 'conditions', '/conditions'],
  ['mf-conditions', 'condition', '/conditions', 'Read about it, then speak to a doctor'],
  ['mf-plans', 'health-plans', '/', 'Health plans for you, your family and your team'],
];

const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
});
for (const [part, name, address, words] of cards) {
  await page.goto(new URL(address, site).href, { waitUntil: 'networkidle' });
  await page.evaluate(drawCard, words);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const folder = fileURLToPath(new URL(`../../../${part}/src/social-pictures`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, clip: { x: 0, y: 0, width: 1200, height: 630 } });
}
await browser.close();

/** Runs in the page: lays the card over it, in the page's own typeface and colours. */
function drawCard(words) {
  const area = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const art = [...document.querySelectorAll('main svg')].sort((one, other) => area(other) - area(one))[0];
  const mark = document.querySelector('header svg, nav svg, a svg');
  const style = (element, rules) => Object.assign(element.style, rules);
  const make = (tag, rules, ...children) => {
    const element = document.createElement(tag);
    style(element, rules);
    element.append(...children);
    return element;
  };
  const title = words ?? document.querySelector('h1')?.textContent ?? '';
  const sign = mark.cloneNode(true);
  style(sign, { width: '64px', height: '64px', color: getComputedStyle(mark).color });
  const brand = make('div', {}, sign, make('span', {}, 'Ilera'));
  style(brand, { display: 'flex', gap: '18px', alignItems: 'center', fontSize: '44px', fontWeight: '650' });
  const heading = make('div', {}, title);
  style(heading, {
    fontSize: title.length > 48 ? '56px' : '68px',
    fontWeight: '650',
    lineHeight: '1.1',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  });
  const price = make('div', {}, 'N999 by message, N1,999 by video call, 24/7');
  style(price, { fontSize: '28px', color: 'var(--colour-text-action)', fontWeight: '650' });
  const left = make('div', {}, brand, heading, price);
  style(left, { display: 'grid', alignContent: 'space-between', padding: '64px 40px 64px 72px' });
  const picture = art.cloneNode(true);
  style(picture, { width: '100%', height: 'auto', maxHeight: '500px' });
  const right = make('div', {}, picture);
  style(right, {
    display: 'grid',
    alignItems: 'center',
    padding: '40px',
    background: 'var(--colour-surface-tint)',
  });
  const card = make('div', {}, left, right);
  style(card, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '1000',
    display: 'grid',
    gridTemplateColumns: '660px 540px',
    width: '1200px',
    height: '630px',
    background: 'var(--colour-page)',
    color: 'var(--colour-text)',
  });
  document.body.append(card);
}
