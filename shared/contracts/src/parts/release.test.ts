/** @jest-environment node */
import { pictureNameOf } from './release';

it.each([
  ['Stomach ulcer', 'stomach-ulcer'],
  ["Women's health, & more!", 'women-s-health-more'],
  ['Ọ̀sán Type 2', 'osan-type-2'],
  ['../../etc', 'etc'],
  ['糖尿病', ''],
])('names the picture of %s', (title, name) => {
  expect(pictureNameOf(title)).toBe(name);
});
