/** Lets managers set the hours in which visits can be booked. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClinicHours } from '@ilera/contracts/api';
import { checkUnchanged, fieldError } from '../../common/response-error';
import { clinicHours } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { readDay } from '../../common/calendar';
import { readHours } from '../../slots/capacity';
import { lockStaff } from '../../sessions/require-staff';

export function hoursRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'clinicHours', async () => success(await readHours(db)));

  mountCall(app, services, 'setClinicHours', async ({ body: { was, ...hours } }) => {
    checkHours(hours);
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      // Before the first change there is no row to lock.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('clinic hours'))`);
      checkUnchanged(await readHours(tx), { was, wanted: hours }, 'the hours');
      await tx
        .insert(clinicHours)
        .values({ hours })
        .onConflictDoUpdate({ target: clinicHours.id, set: { hours } });
    });
    return success(await readHours(db));
  });
}

function checkHours({ weekdays, exceptions }: ClinicHours): void {
  for (const opening of weekdays)
    if (opening && opening.from >= opening.until)
      throw fieldError('weekdays', 'A day closes after it opens.');
  for (const { day, opening } of exceptions) {
    readDay(day, 'exceptions');
    if (opening && opening.from >= opening.until)
      throw fieldError('exceptions', 'A day closes after it opens.');
  }
  if (new Set(exceptions.map(({ day }) => day)).size < exceptions.length)
    throw fieldError('exceptions', 'A day is there twice.');
}
