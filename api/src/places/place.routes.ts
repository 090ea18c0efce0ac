/** Countries, states and cities: public lists for selects. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cities, countries, states } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import type { Services } from '../services';

/** An unknown country or state gives an empty list, not an error. */
export function placeRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'countries', async () =>
    success(
      await db
        .select({ id: countries.id, name: countries.name })
        .from(countries)
        .orderBy(asc(countries.name)),
    ),
  );

  mountCall(app, services, 'states', async ({ params }) =>
    success(
      await db
        .select({ id: states.id, name: states.name })
        .from(states)
        .where(eq(states.countryId, params.countryId))
        .orderBy(asc(states.name)),
    ),
  );

  mountCall(app, services, 'cities', async ({ params }) =>
    success(
      await db
        .select({ id: cities.id, name: cities.name, available: cities.available })
        .from(cities)
        .where(eq(cities.stateId, params.stateId))
        .orderBy(asc(cities.name)),
    ),
  );

  mountCall(app, services, 'openCities', async () =>
    success(
      await db
        .select({ id: cities.id, name: cities.name })
        .from(cities)
        .where(eq(cities.available, true))
        .orderBy(asc(cities.name)),
    ),
  );
}
