import type { AccessEntry } from '@ilera/contracts/api';
import { thisYear } from '../testing/test-clock';
import { onDatabase, formData } from '../testing/on-database';
import { pdfFile } from '../testing/evidence-files/pdf-file';
import { whileWritesFail } from '../testing/while-writes-fail';

const bayo = 'bayo.planholder@ilera.example';
const pdf = pdfFile();

onDatabase('the audit trail', (suite) => {
  const newest = async () => Number(await suite.api.one('select coalesce(max(id), 0) from audit_events'));
  /** The entries after an id, as `actor action what record`. */
  async function since(id: number): Promise<string[]> {
    const text = await suite.api.one(
      `select coalesce(string_agg(concat_ws(' ', actor_kind, action, what, record), '|' order by id), '') from audit_events where id > ${id}`,
    );
    return text.split('|');
  }
  const trail = async (query = '', email = bayo, ip = '127.0.0.1') =>
    (await suite.ask({ url: `/individual/data/access${query}`, token: await suite.api.signIn(email), ip }))
      .body.data as { data: AccessEntry[]; total: number };
  const book = async (description: string, at: string) => {
    const [month = 0, day = 0, year = 0] = at.split('-').map(Number);
    const time = '10:15 am';
    return suite.post(
      '/individual/free_health_care/custom',
      {
        day,
        month: month - 1,
        year,
        time,
        date: `${at} ${time}`,
        method: 'video',
        id: 'custom',
        description,
      },
      await suite.api.signIn(bayo),
    );
  };

  it('records person, network and column names of a change, and none of its values', async () => {
    const booked = await book('a very private symptom', `12-31-${thisYear}`);
    expect(booked.status).toBe(200);
    const { reference } = booked.body.data as { reference: string };
    const [entry] = (await trail()).data;
    expect(entry).toMatchObject({
      who: 'you',
      action: 'created',
      what: 'visit',
      record: reference,
      network: expect.stringMatching(/^[0-9a-f]{12}$/),
      from_here: true,
    });
    expect((await trail('', bayo, '198.51.100.7')).data[0]).toMatchObject({
      record: reference,
      from_here: false,
    });
    const token = await suite.api.signIn(bayo);
    await suite.post(`/individual/appointment/${reference}/cancel`, {}, token);
    expect((await trail()).data[0]).toMatchObject({ who: 'you', action: 'changed', columns: ['status'] });
    const everything = await suite.api.one('select json_agg(audit_events) from audit_events');
    expect(everything).not.toContain('a very private symptom');
  });

  it.each([
    ['/individual/profile', 'profile'],
    ['/individual/next_appointment', 'visit'],
    ['/individual/appointments/user/:id', 'visit'],
    ['/individual/claims', 'claim'],
    ['/individual/subscriptions/user/:id', 'payment'],
    ['/individual/payments/csv', 'payment'],
  ])('records a read of %s, which the person sees among their own reads', async (url, what) => {
    const token = await suite.api.signIn(bayo);
    const before = await newest();
    const id = await suite.api.userId(bayo);
    expect((await suite.get(url.replace(':id', String(id)), token)).status).toBe(200);
    expect(await since(before)).toEqual([`person read ${what}`]);
    expect((await trail('?own_reads=true')).data[0]).toMatchObject({ who: 'you', action: 'read', what });
    expect((await trail()).data[0]).not.toMatchObject({ action: 'read', who: 'you' });
  });

  it('shows a person what the claims desk read and decided, and nobody else', async () => {
    const token = await suite.api.signIn(bayo);
    const fields = { claimable_id: '1', user_id: String(await suite.api.userId(bayo)), comment: 'audit' };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
    const raw = formData(fields, [file]);
    const sent = await suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
    const { reference } = sent.body.data as { reference: string };
    const headers = { cookie: await suite.api.enterClinic('ugo.claims@ilera.example') };
    const listed = await suite.ask({ url: `/clinic/claims/${reference}`, headers });
    const [evidence] = listed.body.data.evidence as { id: number }[];
    await suite.ask({ url: `/clinic/claims/${reference}/evidence/${evidence?.id}`, headers });
    const body = { status: 'approved', amount: 100 };
    await suite.ask({ method: 'PUT', url: `/clinic/claims/${reference}`, headers, body });
    const seen = (await trail()).data
      .filter((entry) => entry.record === reference)
      .map(({ who, action, what }) => `${who} ${action} ${what}`);
    expect(seen).toEqual([
      'staff changed claim',
      'staff read evidence',
      'staff read claim',
      'you created evidence',
      'you created claim',
    ]);
    expect(
      (await trail('?own_reads=true', 'chioma.family@ilera.example')).data.map(({ record }) => record),
    ).not.toContain(reference);
  });

  it('is written with its change or not at all', async () => {
    const before = await newest();
    await expect(
      suite.api.db.transaction(async (tx) => {
        await tx.execute(`update payments set reason = 'x' where id = 1`);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await newest()).toBe(before);
    expect(await suite.api.one(`select count(*) from payments where reason = 'x'`)).toBe('0');
  });

  it('records a change outside of any route without an author', async () => {
    const before = await newest();
    await suite.api.run(`update visits set scheduled_at = scheduled_at + interval '1 hour' where id = 1`);
    expect(await since(before)).toEqual([expect.stringMatching(/^system changed visit APT-/)]);
  });

  it.each([
    `update audit_events set actor_kind = 'system'`,
    `delete from audit_events`,
    `truncate audit_events`,
  ])('refuses "%s"', async (statement) => {
    const before = await suite.api.one('select count(*) from audit_events');
    await expect(suite.api.run(statement)).rejects.toThrow();
    expect(await suite.api.one('select count(*) from audit_events')).toBe(before);
  });

  it('refuses a read when the entry of the trail cannot be written', async () => {
    const token = await suite.api.signIn(bayo);
    const response = await whileWritesFail(suite.api, 'audit_events', 'false', () =>
      suite.get('/individual/next_appointment', token),
    );
    expect(response.status).toBe(500);
    expect(response.text).not.toContain('scheduled_at');
  });
});
