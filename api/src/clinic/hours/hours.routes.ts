/** When visits can be booked: what a manager sets, and what the picker of times shows. */
import { and, count, eq, gte, lt, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClinicHours } from '@shared/contracts/api';
import { slotInstant, timeSlots } from '@shared/format';
import { fieldError } from '../../common/http-error';
import { visits, clinicHours } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { readDay, clockOf, openingOf, readHours } from '../../visits/capacity';
import { lockStaff } from '../../staff/require-staff';

const dayMs = 86_400_000;

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

  mountCall(app, services, 'slots', async ({ query: { day: text, method } }) => {
    const day = readDay(text);
    const hours = await readHours(db);
    const opening = openingOf(hours, day);
    if (!opening) return success({ open: false, full: [] });
    const from = slotInstant(day, '12:00 am');
    const booked = await db
      .select({ at: visits.scheduledAt, visits: count() })
      .from(visits)
      .where(
        and(
          gte(visits.scheduledAt, from),
          lt(visits.scheduledAt, new Date(from.getTime() + dayMs)),
          eq(visits.method, method),
          ne(visits.status, 'cancelled'),
        ),
      )
      .groupBy(visits.scheduledAt);
    const visitsAt = new Map(booked.map(({ at, visits }) => [at.getTime(), visits]));
    const isFull = (slot: string) =>
      clockOf(slot) < opening.from ||
      clockOf(slot) >= opening.until ||
      (visitsAt.get(slotInstant(day, slot).getTime()) ?? 0) >= hours.capacity[method];
    return success({ open: true, full: timeSlots.filter(isFull) });
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
