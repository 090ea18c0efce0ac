import type { Suite } from '../on-database';

export const kemi = 'kemi.care@ilera.example';
export const nneka = 'nneka.doctor@ilera.example';
export const yusuf = 'yusuf.doctor@ilera.example';
export const sola = 'sola.support@ilera.example';
export const ugo = 'ugo.claims@ilera.example';
export const musa = 'musa.manager@ilera.example';

/** What tests do as staff of the clinic. */
export function clinicSteps(suite: Suite) {
  /** Asks as somebody of the staff. */
  const as = async (email: string, url: string, body?: object, method = body ? 'PUT' : 'GET') =>
    suite.ask({
      url: `/clinic${url}`,
      method,
      body,
      headers: { cookie: await suite.api.enterClinic(email) },
    });
  const idOf = async (email: string) =>
    Number(await suite.api.one(`select id from staff where email = '${email}'`));
  /** Moves a visit to so many minutes from now. */
  const moveTo = (reference: string, minutes: number) => {
    const at = new Date(suite.api.services.now().getTime() + minutes * 60_000).toISOString();
    return suite.api.run(`update visits set scheduled_at = '${at}' where reference = '${reference}'`);
  };
  /** Makes a visit one that was booked some days ago, so that its reminders lie ahead. */
  const bookDaysAgo = (reference: string, days = 2) => {
    const at = new Date(suite.api.services.now().getTime() - days * 86_400_000).toISOString();
    return suite.api.run(`update visits set created_at = '${at}' where reference = '${reference}'`);
  };
  const assign = async (
    reference: string,
    email: string,
    role: 'care' | 'doctor',
    was: number | null = null,
  ) => as(email, `/visits/${reference}/assignment`, { as: role, staff_id: await idOf(email), was });
  const setState = (reference: string, state: string, email = nneka) =>
    as(email, `/visits/${reference}/state`, { state });
  /** A doctor takes a visit and starts it at its time. */
  async function start(reference: string, email = nneka) {
    await assign(reference, email, 'doctor');
    await moveTo(reference, 0);
    await setState(reference, 'started', email);
  }
  return { as, assign, bookDaysAgo, idOf, moveTo, setState, start };
}
