/**
 * Sets the cities where plans are sold, and handles the waitlist of the others: people per city, the list as CSV, and
 * the "we are open" mail, sent once to each person.
 */
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isoTime } from '@ilera/format';
import type { FastifyInstance } from 'fastify';
import { writeCsv } from '../../common/csv';
import { fieldError, notFound } from '../../common/response-error';
import type { Database } from '../../db/database';
import { cities, users, waitlist } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import { openCityMail } from '../../mail/account-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { lockStaff } from '../../sessions/require-staff';

/** Finds the account with the entry's proven address: the waitlist asks for no city, so the account's city counts. */
const isTheirs = and(
  eq(sql`lower(${users.email})`, sql`lower(${waitlist.email})`),
  isNotNull(users.emailProvenAt),
);
const cityOf = sql<string | null>`nullif(${users.city}, '')`;

export function waitlistDeskRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, now } = services;

  mountCall(app, services, 'waitlist', async () => success(await listCities(db)));

  mountCall(app, services, 'waitlistCsv', async ({ request, reply }) => {
    const rows = await db
      .select({ row: waitlist, city: cityOf })
      .from(waitlist)
      .leftJoin(users, isTheirs)
      .orderBy(asc(waitlist.createdAt), asc(waitlist.id));
    const fields = ['First name', 'Last name', 'Mail', 'Phone', 'City', 'Joined', 'Told'];
    const data = rows.map(({ row, city }) => [
      row.firstName,
      row.lastName,
      row.email,
      row.phoneNumber,
      city ?? '',
      isoTime(row.createdAt),
      row.toldAt ? isoTime(row.toldAt) : '',
    ]);
    request.log.info({ event: 'clinic.waitlist', people: rows.length }, 'the waitlist was exported');
    void reply.header('content-disposition', 'attachment; filename="waitlist.csv"');
    return writeCsv(fields, data);
  });

  mountCall(app, services, 'tellWaitlist', async ({ body: { city, open_city_id } }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      // Locked, so that the city stays open until the mails are written.
      const [openCity] = await tx
        .select()
        .from(cities)
        .where(and(eq(cities.id, open_city_id), eq(cities.available, true)))
        .for('share');
      if (!openCity) throw fieldError('open_city_id', 'Plans are not sold in this city.');
      const there = city === null ? isNull(cityOf) : eq(cityOf, city);
      const waiting = tx.select({ id: waitlist.id }).from(waitlist).leftJoin(users, isTheirs).where(there);
      const peopleToMail = await tx
        .update(waitlist)
        .set({ toldAt: now() })
        // Another manager may send the mails at the same time.
        .where(and(isNull(waitlist.toldAt), inArray(waitlist.id, waiting)))
        .returning();
      for (const person of peopleToMail) await enqueueMail(tx, openCityMail(config, person, openCity.name));
    });
    return success(await listCities(db));
  });

  mountCall(app, services, 'changeCity', async ({ params: { id }, body: { available }, caller, request }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      const changed = await tx.update(cities).set({ available }).where(eq(cities.id, id)).returning();
      if (changed.length === 0) throw notFound('This city');
    });
    services.catalogue.clear();
    request.log.info({ event: 'clinic.city', cityId: id, available, staffId: caller.id }, 'a city changed');
    return success(null);
  });
}

const listCities = (db: Database) =>
  db
    .select({ city: cityOf, people: count(), told: count(waitlist.toldAt) })
    .from(waitlist)
    .leftJoin(users, isTheirs)
    .groupBy(cityOf)
    .orderBy(asc(cityOf));
