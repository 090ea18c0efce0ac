/** When visits can be booked, as a manager sets it. */
import type { FastifyInstance } from 'fastify';
import type { ClinicHours } from '@shared/contracts/api';
import { fieldError } from '../../common/http-error';
import { clinicHours } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { readDay, readHours } from '../../visits/capacity';
import { lockStaff } from '../../staff/require-staff';

/** Mounts the calls. */
export function hoursRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'clinicHours', async () => success(await readHours(db)));

  mountCall(app, services, 'setClinicHours', async ({ body }) => {
    checkHours(body);
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      await tx
        .insert(clinicHours)
        .values({ hours: body })
        .onConflictDoUpdate({ target: clinicHours.id, set: { hours: body } });
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
