import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  adobeSegment,
  exifSegment,
  gps,
  jpegFile,
  segment,
} from '../../../api/src/testing/evidence-files/jpeg-file';
import { formPdf, pdfkitFile } from '../../../api/src/testing/evidence-files/pdf-file';
import { pngFile, smallPng } from '../../../api/src/testing/evidence-files/png-file';
import { openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const file = (name: string, buffer: Buffer, mimeType = '') => ({ name, mimeType, buffer });
/** A small picture. Those of HEIC and WebP have a red half, then a blue one. */
const fixture = (name: string) =>
  readFileSync(new URL(`../../../api/src/testing/evidence-files/${name}`, import.meta.url));
/** Lies on its side, to be turned by a quarter, and is second in its file, as some phones write a series. */
const heic = fixture('upright-second.heic');
/** A phone's photograph of 6 MB, taken upright, with a preview in its segments and a video behind it. */
const motionPhoto = Buffer.concat([
  jpegFile({
    segments: [exifSegment(6), ...Array.from({ length: 40 }, () => segment(0xe2, Buffer.alloc(65_000, 1)))],
  }),
  Buffer.alloc(3_500_000, 7),
]);
const cmyk = jpegFile({ components: 4, block: () => [255, 0, 0, 255], segments: [adobeSegment(0)] });

async function openClaim(page: Page, apiUrl: string) {
  await openPlanHolder(page, apiUrl, 'Individual Plus');
  await page.goto('/account/health_plan');
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click();
  return page.getByRole('dialog');
}

/** Size and the first and last pixel of a picture, as a browser shows it. */
const look = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const main = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    const { width, height } = canvas;
    return [width, height, main(2, 2), main(width - 3, height - 3)];
  }, picture.toString('base64'));

test(
  'every photograph of a phone is sent small, upright and without its place (R5.17)',
  { tag: '@same-words' },
  async ({ page, site, expectAccessible }) => {
    const panel = await openClaim(page, site.apiUrl);
    await panel.getByLabel('Comment').fill('Photographs of receipts');
    const heicWorker = page.waitForEvent('worker');
    await panel
      .getByLabel('Evidence')
      .setInputFiles([
        file('IMG_0001.HEIC', heic),
        file('20261125_1.jpg', motionPhoto, 'image/jpeg'),
        file('scan.jpg', cmyk, 'image/jpeg'),
        file('screenshot.png', pngFile(...smallPng), 'image/png'),
        file('form.pdf', await formPdf(), 'application/pdf'),
      ]);
    expect((await heicWorker).url()).toMatch(/heic\.worker\.js$/);
    const chosen = panel.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    await expect(chosen).toHaveText([
      /IMG_0001\.jpg/,
      /20261125_1\.jpg/,
      /scan\.jpg/,
      /screenshot\.png/,
      /form\.pdf/,
    ]);
    await expect(
      panel.getByRole('button', { name: 'Show IMG_0001.jpg larger' }).locator('img'),
    ).toBeVisible();
    await expectAccessible(page, 'chosen photographs');
    await panel.getByRole('button', { name: 'Submit claim' }).click();
    await expect(panel.getByText('Your claim was sent')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('listitem').filter({ hasText: 'Photographs of receipts' });
    const stored = async (name: string) => {
      const download = page.waitForEvent('download');
      await row.getByRole('button', { name: `Download ${name}` }).click();
      return readFileSync(await (await download).path());
    };
    expect(await look(page, await stored('IMG_0001.jpg'))).toEqual([32, 64, 'red', 'blue']);
    const photo = await stored('20261125_1.jpg');
    expect(await look(page, photo)).toEqual([32, 64, 'red', 'blue']);
    expect([photo.length < 200_000, photo.includes(gps)]).toEqual([true, false]);
    expect(await look(page, await stored('scan.jpg'))).toEqual([64, 32, 'red', 'red']);
    expect((await stored('form.pdf')).includes('/JavaScript')).toBe(false);
  },
);

test(
  'pictures of the web are sent too, and the licence of the decoder is there',
  { tag: '@same-words' },
  async ({ page, site }) => {
    const panel = await openClaim(page, site.apiUrl);
    await panel.getByLabel('Comment').fill('Pictures of the web');
    await panel
      .getByLabel('Evidence')
      .setInputFiles([file('bill.webp', fixture('lossless.webp')), file('scan.avif', fixture('small.avif'))]);
    const chosen = panel.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    await expect(chosen).toHaveText([/bill\.jpg/, /scan\.jpg/]);
    const licence = await panel.getByRole('link', { name: 'Its licence (LGPL)' }).getAttribute('href');
    const answer = await page.request.get(new URL(licence ?? '', site.url).href);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    await panel.getByRole('button', { name: 'Submit claim' }).click();
    await expect(panel.getByText('Your claim was sent')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Pictures of the web' });
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Download bill.jpg' }).click();
    const stored = readFileSync(await (await download).path());
    expect(await look(page, stored)).toEqual([64, 32, 'red', 'blue']);
  },
);

test('a claim goes on by itself when the network is back, and can be cancelled', async ({
  page,
  context,
  site,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(
    /Failed to load resource: (?:the server responded with a status of 422|net::ERR_INTERNET_DISCONNECTED)/,
  );
  // The script that the page fetches some seconds after its load may fall into this time too.
  quiet.allow(/^failed: .*\/(?:individual\/claimable\/claim|lazy\.after-load\.[\w.-]+)$/);
  const panel = await openClaim(page, site.apiUrl);
  await panel.getByLabel('Comment').fill('Sent on the bus');
  await panel
    .getByLabel('Evidence')
    .setInputFiles([
      file('locked.pdf', await pdfkitFile({ userPassword: 'secret' }), 'application/pdf'),
      file('broken.heic', heic.subarray(0, 700)),
      file('clip.mp4', Buffer.from('\0\0\0\x18ftypmp42'), 'video/mp4'),
    ]);
  await expect(
    panel.getByText(/broken\.heic cannot be opened on this device.*clip\.mp4 is not a PDF/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Submit claim' }).click();
  await expect(panel.getByText(/locked\.pdf opens only with a password\. Save it without one/)).toBeVisible();
  await panel.getByRole('button', { name: 'Take out locked.pdf' }).click();
  await panel.getByLabel('Evidence').setInputFiles([file('bill.jpg', jpegFile(), 'image/jpeg')]);
  await expect(panel.getByRole('button', { name: 'Show bill.jpg larger' })).toBeVisible();

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Submit claim' }).click();
  await expect(panel.getByText(/^The connection is lost/)).toBeVisible();
  await expectAccessible(page, 'a claim without a connection');
  await panel.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(panel.getByLabel('Comment')).toHaveValue('Sent on the bus');
  await panel.getByRole('button', { name: 'Submit claim' }).click();
  await expect(panel.getByText(/^The connection is lost/)).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByText('Your claim was sent')).toBeVisible();
});
