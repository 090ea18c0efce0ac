/** Shows a person who read and changed their data. A call of our own, feature `privacy`. */
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AccessEntry } from '@ilera/contracts/api';
import { auditEvents } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import { readPage } from '../http/paging';
import type { Services } from '../services';
import { currentContext } from '../context/request-context';

type AuditRow = typeof auditEvents.$inferSelect;

export function accessLogRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  mountCall(app, services, 'accessLog', async ({ query, caller }) => {
    const page = readPage(query, 20);
    const isOthers = or(ne(auditEvents.actorKind, 'person'), ne(auditEvents.actorId, caller.id));
    const where = and(
      eq(auditEvents.subjectId, caller.id),
      query.own_reads ? undefined : or(ne(auditEvents.action, 'read'), isOthers),
    );
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(auditEvents)
        .where(where)
        .orderBy(desc(auditEvents.id))
        .limit(page.count)
        .offset(page.offset),
      db.$count(auditEvents, where),
    ]);
    const { network } = currentContext();
    return success(
      page.show(
        rows.map((row) => showEntry(row, caller.id, network)),
        total,
      ),
    );
  });
}

function showEntry(row: AuditRow, ownId: number, network: string | null): AccessEntry {
  const isOwn = row.actorKind === 'person' && row.actorId === ownId;
  return {
    id: row.id,
    at: row.at.toISOString(),
    who: isOwn ? 'you' : row.actorKind,
    action: row.action,
    what: row.what,
    record: row.record,
    columns: row.columns?.split(', ') ?? [],
    network: row.network,
    from_here: row.network !== null && row.network === network,
  };
}
