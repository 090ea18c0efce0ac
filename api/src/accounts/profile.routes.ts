/** Lets signed-in people read and change their record and password. */
import { isoDay, lagosToday } from '@ilera/format';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UpdateProfileBodySchema } from '@ilera/contracts/api';
import type { Static } from 'typebox';
import { readAudited } from '../audit/read-audited';
import type { Database } from '../db/database';
import { countries, states, users } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { fieldError, unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { passwordChangedMail } from '../mail/account-mails';
import type { Services } from '../services';
import { checkNewPassword } from './password-rules';
import { lockCaller, type PersonRow } from '../people/lock-person';
import { endSessions } from '../sessions/sessions';
import { voidTokens } from './one-time-tokens';
import { toUserResponse } from './user-response';

type Changes = Static<typeof UpdateProfileBodySchema>;

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  mountCall(app, services, 'profile', async ({ caller }) => {
    const entry = { what: 'profile', subjectId: caller.id } as const;
    return success(await readAudited(services, entry, () => toUserResponse(services, caller.id)));
  });

  mountCall(app, services, 'updateProfile', async ({ caller, body }) => {
    const changes = profileColumns(body, services.now());
    await db.transaction(async (tx) => {
      await checkPlace(tx, await lockCaller(tx, caller.id), body);
      if (Object.keys(changes).length === 0) throw unprocessable('There is nothing to change.');
      await tx.update(users).set(changes).where(eq(users.id, caller.id));
    });
    const isAddress = [body.country_id, body.state_id, body.city, body.street].some(
      (field) => field !== undefined,
    );
    return success(
      await toUserResponse(services, caller.id),
      isAddress ? 'Address update successfully' : 'Profile update successfully',
    );
  });

  mountCall(app, services, 'changePassword', async ({ caller, body, request }) => {
    const [person] = await db.select().from(users).where(eq(users.id, caller.id));
    if (!person?.passwordHash)
      throw unprocessable('You sign in with Google, so there is no password to change.');
    await checkNewPassword(body.password, person, body.password_confirmation);
    // 422 and not 401: a 401 would sign the person out for a typing mistake (R4.18).
    const isTheirs = (password: string) => services.passwords.matches(person.passwordHash, password);
    const changed = success(null, 'Password changed successfully. Kindly Login');
    if (!(await isTheirs(body.current_password))) {
      // A repeat of a change whose response was lost.
      if (await isTheirs(body.password)) return changed;
      throw fieldError('current_password', 'Your current password is not right');
    }
    const passwordHash = await services.passwords.hash(body.password);
    await db.transaction(async (tx) => {
      // This session may have changed the password meanwhile.
      if ((await lockCaller(tx, caller.id)).passwordHash !== person.passwordHash)
        throw fieldError('current_password', 'Your current password is not right');
      await tx.update(users).set({ passwordHash }).where(eq(users.id, caller.id));
      await endSessions(tx, caller.id, caller.sessionHash);
      await voidTokens(tx, ['reset'], caller.id, services.now());
      await enqueueMail(tx, passwordChangedMail(config, person));
    });
    request.log.info({ event: 'password.changed', userId: caller.id }, 'a password was changed');
    return changed;
  });
}

/** The columns that people may write, trimmed. Other fields of the request are ignored. */
function profileColumns(body: Changes, now: Date) {
  const text = (value: string | undefined, field: string, minLength = 1) => {
    if (value === undefined) return undefined;
    const trimmed = value.trim();
    if (trimmed.length < minLength) throw fieldError(field, `Your ${field.replace('_', ' ')} is required`);
    return trimmed;
  };
  const columns = {
    firstName: text(body.first_name, 'first_name'),
    lastName: text(body.last_name, 'last_name'),
    // The validator turns null into '' where text is allowed.
    phonePrefix: body.phone_prefix === undefined ? undefined : body.phone_prefix?.trim() || null,
    phoneNumber: text(body.phone_number, 'phone_number', 11),
    sex: body.sex,
    dob: body.dob === undefined ? undefined : dateOfBirth(body.dob, now),
    countryId: body.country_id,
    stateId: body.state_id,
    city: text(body.city, 'city'),
    street: text(body.street, 'street'),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Converts `yyyy-mm-dd` or an ISO date-time to `yyyy-mm-dd`; throws if the date does not exist or lies in the future in
 * Lagos.
 */
function dateOfBirth(value: string, now: Date): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?$/.exec(value.trim());
  const refusal = fieldError('dob', 'Your date of birth is required');
  if (!match) throw refusal;
  const [, year, month, dayOfMonth] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  const day = date.toISOString().slice(0, 10);
  if (!isReal || year < 1900 || day > isoDay(lagosToday(now))) throw refusal;
  return day;
}

/** Throws unless the state lies in the country, whichever of the two changes. */
async function checkPlace(tx: Database, person: PersonRow, body: Changes): Promise<void> {
  if (body.country_id === undefined && body.state_id === undefined) return;
  const countryId = body.country_id ?? person.countryId;
  const stateId = body.state_id ?? (body.country_id === undefined ? person.stateId : null);
  if (countryId === null) throw fieldError('country_id', 'Your country is required');
  const [country] = await tx.select().from(countries).where(eq(countries.id, countryId));
  if (!country) throw fieldError('country_id', 'Your country is required');
  if (stateId === null) throw fieldError('state_id', 'Your state is required');
  const [state] = await tx
    .select()
    .from(states)
    .where(and(eq(states.id, stateId), eq(states.countryId, countryId)));
  if (!state) throw fieldError('state_id', 'Your state is required');
}
