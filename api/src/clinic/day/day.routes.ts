/** The visits of a day, and what happens to visits while somebody looks. */
import { and, eq, gte, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClinicVisitsQuery } from '@shared/contracts/api';
import { lagosToday, slotInstant } from '@shared/format';
import { visits } from '../../db/schema';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import type { Services } from '../../services';
import { selectVisits, stateOf } from '../visit/select-visits';
import { byUrgency, toVisitRow } from '../visit/visit-row';
import { recordVisitReads } from '../visit/record-visit-reads';
import { readDay } from './read-day';

const dayMs = 86_400_000;

/** More than any day has; a list that is longer than this is read by nobody. */
const most = 1000;

/** Mounts the list. */
export function dayRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'clinicVisits', async ({ query, who }) => {
    const now = services.now();
    const found = await services.db.transaction(async (tx) => {
      const ofDay = await selectVisits(tx)
        .where(
          and(
            onDay(query.day, now),
            query.method ? eq(visits.method, query.method) : undefined,
            query.staff ? or(eq(visits.doctorId, query.staff), eq(visits.careId, query.staff)) : undefined,
          ),
        )
        .limit(most);
      const shown = ofDay.filter(({ row }) => !query.state || stateOf(row) === query.state);
      await recordVisitReads(tx, who.id, shown);
      return shown;
    });
    return success(found.map((visit) => toVisitRow(visit, now)).sort(byUrgency));
  });
}

/** Today also has what still waits of days before, so that nobody is forgotten at midnight. */
function onDay(text: ClinicVisitsQuery['day'], now: Date) {
  const today = lagosToday(now);
  const day = text === undefined ? today : readDay(text);
  const from = slotInstant(day, '12:00 am');
  const isOn = and(gte(visits.scheduledAt, from), lt(visits.scheduledAt, new Date(from.getTime() + dayMs)));
  const isToday = from.getTime() === slotInstant(today, '12:00 am').getTime();
  return isToday ? or(isOn, and(lt(visits.scheduledAt, from), eq(visits.status, 'processing'))) : isOn;
}
