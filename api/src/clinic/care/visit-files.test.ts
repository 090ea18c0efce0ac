import { readdirSync } from 'node:fs';
import type { ClinicVisit, GuestVisit, VisitFile } from '@ilera/contracts/api';
import { removeOrphans } from '../../evidence/remove-orphans';
import { applyRetention } from '../../privacy/retention';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, nneka, ugo, yusuf } from '../../testing/clinic/clinic-steps';
import { pdfFile } from '../../testing/evidence-files/pdf-file';
import { formData, onDatabase } from '../../testing/on-database';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';

const pdf = (bytes: number) => pdfFile({ bytes });

onDatabase('files for the doctor of a visit (R4.102)', (suite) => {
  const { as, moveTo, setState, start } = clinicSteps(suite);
  const { book, cancel, guestToken, payAsGuest } = visitSteps(suite);
  let nth = 0;

  const part = (content: Buffer, filename = 'rash.pdf') => ({
    name: 'evidence',
    filename,
    type: 'application/pdf',
    content,
  });
  const upload = (url: string, files: Buffer[], token?: string, fields: Record<string, string> = {}) =>
    suite.ask({
      method: 'POST',
      url,
      token: token ?? null,
      raw: formData(
        fields,
        files.map((content) => part(content)),
      ),
    });
  const at = (reference: string) => `/individual/appointment/${reference}/files`;
  const asGuest = (link: string, files: Buffer[]) =>
    upload('/visit/files', files, undefined, { token: link });
  const stored = () => readdirSync(suite.api.evidenceDir).length;
  const shown = async (reference: string, who = nneka) =>
    (await as(who, `/visits/${reference}`)).body.data as ClinicVisit;

  /** A guest's visit and the secret of its mail. */
  async function guest() {
    nth += 1;
    const email = `files.${nth}@mail.example`;
    await payAsGuest(email, `10-${nth}-${year} 09:30 am`);
    const token = await guestToken(email);
    const { reference } = (await suite.post('/visit', { token })).body.data;
    return { link: token, reference: reference as string };
  }

  it('reach the doctor once each, and the person sees who opened them', async () => {
    const { reference, token } = await book(bayo);
    const sent = await upload(at(reference), [pdf(2000), pdf(3000)], token);
    const files = sent.body.data as VisitFile[];
    expect(files.map(({ name }) => name)).toEqual(['rash.pdf', 'rash.pdf']);
    // The answer was lost, and all is sent again.
    expect((await upload(at(reference), [pdf(2000)], token)).body.data).toEqual(files);
    expect((await shown(reference)).files).toEqual([]);
    const file = `/visits/${reference}/files/${String(files[0]?.id)}`;
    expect((await as(yusuf, file)).status).toBe(403);
    expect((await as(ugo, file)).status).toBe(403);
    await start(reference);
    expect((await shown(reference)).files).toEqual(files);
    expect((await shown(reference, kemi)).files).toEqual([]);
    const opened = await as(nneka, file);
    expect({ status: opened.status, cacheControl: opened.headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    });
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    expect(opened.headers['content-type']).toContain('application/pdf');
    const log = await suite.get('/individual/data/access?count=50', token);
    for (const action of ['created', 'read'])
      expect(log.body.data.data).toContainEqual(
        expect.objectContaining({ action, what: 'evidence', record: reference }),
      );
    expect((await as(nneka, `/visits/${reference}/files/999999`)).status).toBe(404);
  });

  it('are four at most, also where two requests run at once', async () => {
    const { reference, token } = await book(ada);
    const before = stored();
    const five = [1, 2, 3, 4, 5].map((kilobytes) => pdf(kilobytes * 1000));
    expect((await upload(at(reference), five, token)).body.errors).toHaveProperty('evidence');
    expect(stored()).toBe(before);
    const both = await Promise.all(
      [five.slice(0, 3), five.slice(3)].map((some) => upload(at(reference), some, token)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const one = async (file: Buffer) => (await upload(at(reference), [file], token)).status;
    const last: number[] = [];
    for (const file of five) last.push(await one(file));
    // Those that are there already are no further ones.
    expect(last.filter((status) => status === 422)).toHaveLength(1);
    expect(stored() - before).toBe(4);
  });

  it("are refused for somebody else's visit, after a visit, too large, and as no picture", async () => {
    const { reference, token } = await book(ada);
    const before = stored();
    const other = await suite.api.signIn(bayo);
    expect(await suite.refused(() => upload(at(reference), [pdf(2000)], other))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect((await upload(at(reference), [pdf(2000)])).status).toBe(401);
    for (const content of [Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), Buffer.from('#!/bin/sh'), Buffer.alloc(0)])
      expect((await upload(at(reference), [content], token)).body.errors).toHaveProperty('evidence');
    expect(await suite.refused(() => upload(at(reference), [], token))).toEqual([422, 'evidence']);
    await cancel(reference, token);
    expect(await suite.refused(() => upload(at(reference), [pdf(2000)], token))).toEqual([
      422,
      expect.stringContaining('This visit is over'),
    ]);
    expect(stored()).toBe(before);
  });

  it("are sent by a guest's link only, until the visit is over", async () => {
    const { link, reference } = await guest();
    const { link: others } = await guest();
    const before = stored();
    for (const wrong of ['', 'x', link.slice(0, -2), `${reference}.${others.split('.').at(-1) ?? ''}`])
      expect(await suite.refused(() => asGuest(wrong, [pdf(2000)]))).toEqual([
        404,
        expect.stringContaining('was not found'),
      ]);
    expect(stored()).toBe(before);
    expect((await asGuest(link, [pdf(2000)])).status).toBe(200);
    const visit = (await suite.post('/visit', { token: link })).body.data as GuestVisit;
    expect(visit.files.map(({ name }) => name)).toEqual(['rash.pdf']);
    expect(((await suite.post('/visit', { token: others })).body.data as GuestVisit).files).toEqual([]);
    await start(reference);
    expect((await shown(reference)).files).toHaveLength(1);
    await setState(reference, 'finished');
    expect(await suite.refused(() => asGuest(link, [pdf(4000)]))).toEqual([
      422,
      expect.stringContaining('This visit is over'),
    ]);
  });

  it('are in the data of their person, kept while a visit has them, and removed with time or person', async () => {
    const { reference, token } = await book(bayo);
    await upload(at(reference), [pdf(7000)], token);
    const { body } = await suite.get('/individual/data', token);
    const visit = (body.data.visits as { id: number; reference: string }[]).find(
      (row) => row.reference === reference,
    );
    expect(body.data.evidence).toContainEqual(
      expect.objectContaining({ originalName: 'rash.pdf', visitId: visit?.id }),
    );
    const archive = await suite.get('/individual/data/files', token);
    expect(archive.text).toContain(`evidence/${reference}-`);
    const { services } = suite.api;
    const later = new Date(services.now().getTime() + 400 * 86_400_000);
    const before = stored();
    expect(await removeOrphans({ ...services, now: () => later })).toBe(0);
    expect(stored()).toBe(before);
    await moveTo(reference, -20 * 365 * 24 * 60);
    await applyRetention(suite.api.services);
    expect(stored()).toBe(before - 1);
  });
});

onDatabase(
  'files for the doctors of two visits',
  (suite) => {
    const { book } = visitSteps(suite);

    it('are accepted two at a time from one person over all visits', async () => {
      const visits = [await book(bayo), await book(bayo, '10:30 am')];
      const [first, second] = visits.map(({ reference }) => `/individual/appointment/${reference}/files`);
      const statuses: number[] = [];
      const send = async (url: string | undefined, bytes: number, meanwhile?: () => Promise<unknown>) => {
        const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf(bytes) };
        const raw = formData({}, [file]);
        const token = visits[0]?.token ?? '';
        const more = meanwhile ? { meanwhile } : {};
        statuses.push((await suite.ask({ method: 'POST', url: url ?? '', token, raw, ...more })).status);
      };
      await send(first, 400_000, () => send(first, 400_001, () => send(second, 2_000)));
      expect(statuses).toEqual([429, 200, 200]);
      await send(second, 2_000);
      expect(statuses.at(-1)).toBe(200);
    });
  },
  { rateLimits: true },
);
