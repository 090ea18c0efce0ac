import type { APIRequestContext, Page } from '@playwright/test';
import { publicPages } from '../../support/public-pages';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

// What WhatsApp, Facebook and search engines read.

interface Head {
  canonical: string[];
  title: string;
  properties: Map<string, string[]>;
}

/** The head of a document as a reader without scripts gets it. */
async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const properties = new Map<string, string[]>();
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const name = attribute(tag, 'property') || attribute(tag, 'name');
    if (name) properties.set(name, [...(properties.get(name) ?? []), attribute(tag, 'content')]);
  }
  return {
    canonical: [...head.matchAll(/<link [^>]*rel="canonical"[^>]*>/g)].map(([tag]) => attribute(tag, 'href')),
    title: /<title[^>]*>([^<]*)</.exec(head)?.[1] ?? '',
    properties,
  };
}

const addressesOf = async (request: APIRequestContext): Promise<string[]> =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

/** Addresses with a preview: for everybody, and of use to others. */
const shared = publicPages.filter((path) => !/^\/(?:auth|conditioncheckout|no-such-page)/.test(path));

for (const path of [...shared, '/blog/1', '/blog/4'])
  test(`${path} says its one address, and what a shared link shows, without a script (R5.6)`, async ({
    request,
    site,
  }) => {
    const { canonical, title, properties } = await readHead(request, `${path}?utm_source=whatsapp`);
    // The blog has two addresses.
    const address = site.url + (path === '/blogs' ? '/blog' : path);
    expect(canonical).toEqual([address]);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:site_name'])
      expect(properties.get(name), name).toHaveLength(1);
    expect(properties.get('og:url')).toEqual([address]);
    expect(properties.get('og:title')?.[0]).toBe(title);
    expect(properties.get('og:description')?.[0]?.length).toBeGreaterThan(20);
    const image = properties.get('og:image')?.[0] ?? '';
    expect(image).toMatch(/^http:\/\/.*\/card\.[\w.-]+\.png$/);
    const picture = await request.get(image);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

test('each condition and article has a picture of its own', async ({ request }) => {
  const paths = (await addressesOf(request))
    .map((address) => new URL(address).pathname)
    .filter((path) => /^\/(?:condition|blog)\/\d/.test(path));
  expect(paths.length).toBeGreaterThanOrEqual(20 + 6);
  const pictures = new Map<string, string>();
  for (const path of paths) {
    const image = (await readHead(request, path)).properties.get('og:image')?.[0] ?? '';
    const answer = await request.get(image);
    expect(answer.status(), image).toBe(200);
    expect(answer.headers()['content-type'], image).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    const same = pictures.get(bytes.toString('base64'));
    expect(same, `${path} has the picture of ${same}`).toBeUndefined();
    pictures.set(bytes.toString('base64'), path);
  }
});

test('a condition in own words has the picture of the page', async ({ request }) => {
  const { properties } = await readHead(request, '/condition/custom?text=My+knee');
  expect(properties.get('og:image')).toEqual([expect.stringMatching(/\/card\.condition\.png$/)]);
});

test('the sitemap has every condition and article once, at the address that the page calls its own', async ({
  request,
  site,
}) => {
  const found = await addressesOf(request);
  expect(new Set(found).size).toBe(found.length);
  const ids: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data } = (await (
      await request.get(`${site.apiUrl}/condition/category/all?page=${page}`)
    ).json()) as {
      data: { data: { id: number }[]; last_page: number };
    };
    ids.push(...data.data.map(({ id }) => String(id)));
    last = data.last_page;
  }
  expect(ids.length).toBeGreaterThanOrEqual(20);
  const paths = found.map((address) => new URL(address).pathname);
  expect(paths.filter((path) => path.startsWith('/condition/')).sort()).toEqual(
    ids.map((id) => `/condition/${id}`).sort(),
  );
  expect(paths.filter((path) => path.startsWith('/blog/')).sort()).toEqual(
    ['1', '2', '3', '4', '5', '6'].map((id) => `/blog/${id}`),
  );
  for (const address of found) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(answer.status(), address).toBe(200);
    expect((await readHead(request, new URL(address).pathname)).canonical, address).toEqual([address]);
  }
});

type Thing = { '@type': string } & Record<string, unknown>;

/** The structured data of the open page, which a search engine reads after the scripts have run. */
async function thingsOf(page: Page): Promise<Thing[]> {
  await expect(screenHeading(page)).toBeVisible();
  const script = page.locator('script[type="application/ld+json"]');
  await expect(script).toHaveCount(1);
  const data = JSON.parse((await script.textContent()) ?? '') as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const aName: unknown = expect.stringMatching(/\S{2}/);
const aDay: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const questions: unknown = expect.objectContaining({
  '@type': 'FAQPage',
  mainEntity: expect.arrayContaining([
    {
      '@type': 'Question',
      name: aName,
      acceptedAnswer: { '@type': 'Answer', text: aName },
    },
  ]) as unknown,
});

test('structured data says who is behind the site, and its questions', async ({ page, site }) => {
  await page.goto('/');
  expect(await thingsOf(page)).toEqual([
    expect.objectContaining({
      '@type': 'MedicalOrganization',
      name: aName,
      url: `${site.url}/`,
      telephone: expect.stringMatching(/^\+234/) as unknown,
    }),
    questions,
  ]);
});

test('structured data of a condition names it, its review and its questions', async ({ page, site }) => {
  await page.goto('/condition/13');
  expect(await thingsOf(page)).toEqual([
    {
      '@type': 'MedicalWebPage',
      url: `${site.url}/condition/13`,
      about: { '@type': 'MedicalCondition', name: aName, description: aName },
      lastReviewed: aDay,
      reviewedBy: { '@type': 'Person', name: aName },
    },
    questions,
  ]);
});

test('structured data of an article names headline, author, day and publisher', async ({ page, site }) => {
  await page.goto('/blog/1');
  expect(await thingsOf(page)).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: aName,
      description: aName,
      datePublished: aDay,
      author: { '@type': 'Person', name: aName },
      publisher: expect.objectContaining({ '@type': 'Organization', name: aName }) as unknown,
      mainEntityOfPage: expect.objectContaining({
        '@type': 'MedicalWebPage',
        '@id': `${site.url}/blog/1`,
        lastReviewed: aDay,
      }) as unknown,
    }),
  ]);
});

test('structured data of the plans has a price in naira for each', async ({ page, site }) => {
  await page.goto('/health-plans');
  await expect(page.getByRole('article').first()).toBeVisible();
  const things = await thingsOf(page);
  expect(things.length).toBeGreaterThan(0);
  for (const thing of things)
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: aName,
      description: aName,
      offers: {
        '@type': 'Offer',
        price: expect.any(Number) as unknown,
        priceCurrency: 'NGN',
        url: `${site.url}/health-plans`,
      },
    });
});
