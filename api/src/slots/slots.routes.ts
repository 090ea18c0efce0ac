/** Lists the bookable times of a day for the time picker. */
import { and, count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { slotInstant, timeSlots } from '@ilera/format';
import { visits } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import type { Services } from '../services';
import { clockOf, isOnDay, openingOf, readHours, takesSlot } from './capacity';
import { readDay } from '../common/calendar';

export function slotsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'slots', async ({ query: { day: text, method } }) => {
    const day = readDay(text);
    const hours = await readHours(db);
    const opening = openingOf(hours, day);
    if (!opening) return success({ open: false, full: [] });
    const counts = await db
      .select({ at: visits.scheduledAt, visits: count() })
      .from(visits)
      .where(and(isOnDay(day), takesSlot(method)))
      .groupBy(visits.scheduledAt);
    const visitsAt = new Map(counts.map(({ at, visits }) => [at.getTime(), visits]));
    const isFull = (slot: string) =>
      clockOf(slot) < opening.from ||
      clockOf(slot) >= opening.until ||
      (visitsAt.get(slotInstant(day, slot).getTime()) ?? 0) >= hours.capacity[method];
    return success({ open: true, full: timeSlots.filter(isFull) });
  });
}
