import { iconPng, iconSizes, iconSvg, type IconPurpose } from './icons-plugin';

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(Object.entries(iconSizes) as [IconPurpose, number[]][])('draws %s in its sizes', (purpose, sizes) => {
  for (const size of sizes) expect(sizeOf(iconPng(purpose, size))).toEqual([size, size]);
});

it('draws the same bytes each time, so that an unchanged icon keeps its address', () => {
  expect(iconPng('maskable', 192).equals(iconPng('maskable', 192))).toBe(true);
});

it('has what browsers ask of an installable site, and an icon for an iPhone', () => {
  expect(iconSizes.any).toEqual(expect.arrayContaining([192, 512]));
  expect(iconSizes.maskable).toEqual(expect.arrayContaining([192, 512]));
  expect(iconSizes.apple).toEqual([180]);
});

it('keeps the mark within the middle four fifths of an icon that launchers cut', () => {
  const [left = 0, , width = 0] = (/viewBox="([^"]*)"/.exec(iconSvg('maskable'))?.[1] ?? '')
    .split(' ')
    .map(Number);
  const centre = left + width / 2;
  // The mark's corners are at 4 and 28; its furthest corner is a sharp one.
  const furthest = Math.hypot(28 - centre, 28 - centre);
  expect(furthest).toBeLessThanOrEqual((width * 0.8) / 2);
});
