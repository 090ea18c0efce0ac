import { expect, test } from '../../support/test';

const name = 'Adébáyọ̀ Ẹ̀kọ́ Ọ́ńụ́ Ƙasimu';

test('a name in Yoruba, Igbo and Hausa is in one typeface, with its marks on its letters', async ({
  page,
}) => {
  await page.goto(`/condition/custom?text=${encodeURIComponent(name)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Bricolage Grotesque']);

  // A mark that stands on its letter takes no room of its own.
  const widths = await heading.evaluate((element) => {
    const span = element.appendChild(document.createElement('span'));
    const widthOf = (text: string) => {
      span.textContent = text;
      return span.getBoundingClientRect().width;
    };
    const pairs = [
      ['ọ̀', 'ọ'],
      ['Ẹ̀', 'Ẹ'],
      ['Ọ́', 'Ọ'],
      ['ụ́', 'ụ'],
    ].map(([marked = '', plain = '']) => Math.abs(widthOf(marked) - widthOf(plain)) < 0.5);
    span.remove();
    return pairs;
  });
  expect(widths).toEqual([true, true, true, true]);
});
