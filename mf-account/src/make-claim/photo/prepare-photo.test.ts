/** @jest-environment node */
import { photoSize } from './prepare-photo';

it.each([
  ['a screenshot', [1080, 2400], [1080, 2400]],
  ['a photograph of 12 megapixels', [4000, 3000], [3266, 2449]],
  ['one of 108', [12000, 9000], [3266, 2449]],
  ['a panorama', [16000, 2000], [8000, 1000]],
  ['a strip', [30000, 100], [8192, 27]],
  ['a line', [30000, 1], [8192, 1]],
])('draws %s of %j as %j', (_name, [width = 0, height = 0], [toWidth, toHeight]) => {
  expect(photoSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});

it('draws smaller on request', () => {
  expect(photoSize({ width: 1000, height: 500 }, 0.5)).toEqual({ width: 500, height: 250 });
});
