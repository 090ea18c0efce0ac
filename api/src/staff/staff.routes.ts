/** Shows who is signed in at the clinic and who works there, and lets managers change staff. */
import { isDeepStrictEqual } from 'node:util';
import { and, arrayContains, asc, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { InviteStaffBody, Staff, StaffRole } from '@ilera/contracts/api';
import { checkUnchanged, fieldError, notFound, unprocessable } from '../common/response-error';
import type { Database } from '../db/database';
import { staff, staffSessions, visits, type StaffRow } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import { enqueueMail } from '../mail/enqueue-mail';
import { givenBackMail, staffMail } from '../mail/clinic-mails';
import type { Services } from '../services';
import { unassignVisits } from '../clinic/visit/unassign-visits';
import { tellAssignedStaff, tellStaff } from '../visits/messages/visit-messages';
import { lockStaff } from '../sessions/require-staff';
import { forgetSession, identifyStaff } from '../sessions/staff-session';

export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  mountCall(app, services, 'clinicMe', async ({ request }) => {
    const member = await identifyStaff(services, request);
    return success(member && { ...toStaff(member), session: member.sessionHash });
  });

  mountCall(app, services, 'clinicSignOut', async ({ body, caller, reply }) => {
    const { session = caller.sessionHash } = body;
    await db
      .delete(staffSessions)
      .where(and(eq(staffSessions.tokenHash, session), eq(staffSessions.staffId, caller.id)));
    if (session === caller.sessionHash) forgetSession(reply, config);
    return success(null);
  });

  mountCall(app, services, 'clinicStaff', async () =>
    success((await db.select().from(staff).orderBy(asc(staff.name), asc(staff.id))).map(toStaff)),
  );

  mountCall(app, services, 'inviteStaff', async ({ body }) => {
    const facts = checkDoctor(body);
    const made = await db.transaction(async (tx) => {
      await lockStaff(tx);
      const wanted = { ...facts, email: body.email.trim().toLowerCase(), active: true, subject: null };
      const [row] = await tx.insert(staff).values(wanted).onConflictDoNothing().returning();
      if (row) {
        await enqueueMail(tx, staffMail(config, row));
        return row;
      }
      const [before] = await tx.select().from(staff).where(eq(staff.email, wanted.email));
      // A repeat of an invitation whose response was lost.
      if (before && isDeepStrictEqual({ ...before, ...wanted }, before)) return before;
      throw fieldError('email', 'Somebody with this address works here already.');
    });
    return success(toStaff(made), 'The invitation was sent.');
  });

  mountCall(app, services, 'changeStaff', async ({ params, body, caller }) => {
    const isOwn = params.id === caller.id;
    if (isOwn && !(body.active && body.roles.includes('manager')))
      throw unprocessable('Another manager has to do that, so that the clinic never lacks one.');
    const values = { ...checkDoctor(body), active: body.active };
    const changed = await db.transaction(async (tx) => {
      await lockStaff(tx, params.id);
      const [before] = await tx.select().from(staff).where(eq(staff.id, params.id));
      if (!before) throw notFound('This person');
      const { name, roles, specialty, licence, active } = before;
      checkUnchanged(
        { name, roles, specialty, licence, active },
        { was: body.was, wanted: values },
        'this person',
      );
      const [row] = await tx.update(staff).set(values).where(eq(staff.id, params.id)).returning();
      if (!body.active) await tx.delete(staffSessions).where(eq(staffSessions.staffId, params.id));
      // Two managers may remove each other at the same time.
      if (
        (await tx.$count(staff, and(eq(staff.active, true), arrayContains(staff.roles, ['manager'])))) === 0
      )
        throw unprocessable('The clinic needs a manager.');
      await giveBackVisits(tx, services, params.id, body.active ? body.roles : []);
      return row;
    });
    if (!changed) throw notFound('This person');
    return success(toStaff(changed));
  });
}

/**
 * Takes coming and running visits away from somebody who left or lost the role. Tells the visit's remaining staff, or
 * all care managers if nobody remains.
 */
async function giveBackVisits(
  tx: Database,
  services: Services,
  staffId: number,
  roles: StaffRole[],
): Promise<void> {
  const ofDoctor = roles.includes('doctor') ? undefined : eq(visits.doctorId, staffId);
  const ofCare = roles.includes('care') ? undefined : eq(visits.careId, staffId);
  if (!ofDoctor && !ofCare) return;
  // All together, in the order in which `cancelUncovered` locks visits, which prevents deadlocks.
  await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(or(ofDoctor, ofCare), eq(visits.status, 'processing')))
    .orderBy(asc(visits.id))
    .for('update');
  // The doctor first, because a visit that is cancelled for lack of a doctor needs nobody else.
  const givenBack = [
    ...(ofDoctor ? await unassignVisits(tx, services, 'doctor', ofDoctor) : []),
    ...(ofCare ? await unassignVisits(tx, services, 'care', ofCare) : []),
  ];
  // By id, because one person may have been doctor and care manager of a visit: the later facts name neither.
  for (const visit of new Map(givenBack.map((one) => [one.row.id, one])).values()) {
    const mailTo = (person: StaffRow) => givenBackMail(services.config, person, visit.row);
    await (visit.doctor || visit.care
      ? tellAssignedStaff(tx, visit, mailTo)
      : tellStaff(tx, ['care'], mailTo));
  }
}

/** Requires specialty and licence of doctors, whose letters show both, and drops them for others; throws 422. */
function checkDoctor(body: Omit<InviteStaffBody, 'email'>) {
  const { name, roles, specialty, licence } = body;
  if (!roles.includes('doctor')) return { name: name.trim(), roles, specialty: null, licence: null };
  if (!specialty) throw fieldError('specialty', 'A doctor needs a specialty.');
  if (!licence) throw fieldError('licence', 'A doctor needs a licence number.');
  return { name: name.trim(), roles, specialty: specialty.trim(), licence: licence.trim() };
}

const toStaff = ({ id, email, name, roles, specialty, licence, active, subject }: StaffRow): Staff => ({
  id,
  email,
  name,
  roles,
  specialty,
  licence,
  active,
  joined: subject !== null,
});
