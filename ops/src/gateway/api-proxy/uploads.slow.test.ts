import { request } from 'node:http';
import { startApiProcess } from '../../start/api-process';
import { apiOptions } from '../../testing/sites/copy-seeded-database';
import { atEnd, newFolder } from '../../testing/temporary';
import { startFakeSite } from '../../testing/sites/fake-site';

jest.setTimeout(180_000);

/** Joins the waitlist by a body that takes 35 s, as a file does on a weak mobile connection. */
const join = (origin: string, email: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const person = { first_name: 'Uju', last_name: 'Ike', email, phone_number: '08031234567' };
    const body = JSON.stringify(person).padEnd(3_500);
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sending = request(`${origin}/waitlist/join`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.on('error', reject);
    let at = 0;
    const next = () => {
      sending.write(body.slice(at, (at += 20)));
      if (at < body.length) setTimeout(next, 200);
      else sending.end();
    };
    next();
  });

it('does not cut an upload that takes longer than half a minute (R4.68)', async () => {
  const api = await startApiProcess(await apiOptions(newFolder()));
  atEnd(api.close);
  const { app } = await startFakeSite({ env: { API_UPSTREAM: api.url } });
  const gateway = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = [join(`${gateway}/api`, 'uju@mail.example'), join(api.url, 'ike@mail.example')];
  expect(await Promise.all(sent)).toEqual([200, 200]);
});
