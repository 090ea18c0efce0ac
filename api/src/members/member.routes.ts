/** The people on a family's or an employer's plan. */
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { members, users } from '../db/schema';
import { success } from '../http/success';
import { mountCall } from '../http/mount-call';
import { containing } from '../http/paging';
import { forbidden } from '../http/http-error';
import type { Services } from '../services';

/** Mounts the calls about members and employees: each sees only their own plan's people. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'employees', async ({ who, query }) => {
    const pattern = containing(query.search);
    const fullName = sql`${members.firstName} || ' ' || ${members.lastName}`;
    const rows = await db
      .select()
      .from(members)
      .where(
        and(
          eq(members.ownerId, who.id),
          pattern ? or(ilike(fullName, pattern), ilike(members.email, pattern)) : undefined,
        ),
      )
      .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id))
      .limit(1000);
    return success(
      rows.map((row) => ({
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        name: `${row.firstName} ${row.lastName}`,
        email: row.email,
        status: row.userId === null ? ('invited' as const) : ('active' as const),
        created_at: row.createdAt.toISOString(),
      })),
    );
  });

  mountCall(app, services, 'removeEmployee', async ({ who, params }) => {
    await db.transaction(async (tx) => {
      const [removed] = await tx
        .delete(members)
        .where(and(eq(members.id, params.id), eq(members.ownerId, who.id)))
        .returning();
      // The same words for somebody else's member and for one that never was.
      if (!removed) throw forbidden();
      if (removed.userId !== null)
        await tx
          .update(users)
          .set({ employerId: null })
          .where(and(eq(users.id, removed.userId), eq(users.employerId, who.id)));
    });
    return success(null, 'The person was removed from your plan.');
  });
}
