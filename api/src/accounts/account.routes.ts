/** Registering, verifying, signing in and out, and resetting a forgotten password. */
import { normalizeIP } from '@fastify/rate-limit';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { adoptVisits } from '../appointments/adopt-visits';
import { resetRequests, users } from '../db/schema';
import { success } from '../http/success';
import { forgotLimit, loginLimit, registerLimit } from '../limits/limits';
import { countUse } from '../limits/count-use';
import { mountCall } from '../http/mount-call';
import { tooMany, unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { alreadyRegisteredMail, passwordChangedMail, verificationMail } from '../mail/account-mails';
import type { Services } from '../services';
import { createLoginBackoff } from './login-backoff';
import { issueToken, ownerOfUsedToken, consumeToken, voidTokens } from './one-time-tokens';
import { checkNewPassword, checkOwnWords } from './password-rules';
import { createResetSender } from './send-resets';
import { hashToken } from '../sessions/tokens';
import { lockPerson } from '../sessions/lock-person';
import { endSession, endSessions, openSession } from '../sessions/sessions';

const checkMailbox = 'Check your mailbox: a mail with the next step is on its way.';

/** Mounts the account calls. Their responses do not reveal whether an e-mail address has an account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, reservedDb, config } = services;
  const backoff = createLoginBackoff(services);
  const resets = createResetSender(services);
  app.addHook('onClose', () => resets.stop());
  const byEmail = async (email: string, from = db) => {
    const [person] = await from
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
    return person ?? null;
  };

  mountCall(
    app,
    services,
    'login',
    async ({ body, request }) => {
      const network = normalizeIP(request.ip);
      const wait = await backoff.begin(body.email, network);
      if (wait > 0) throw tooMany(wait);
      await services.passwords.checkQueue();
      const person = await byEmail(body.email, reservedDb);
      const right = await services.passwords.matches(person?.passwordHash ?? null, body.password);
      if (!person || !right) {
        // The address is a hash: a list of refused ones can be compared, and not read.
        const account = hashToken(body.email.trim().toLowerCase()).slice(0, 16);
        request.log.info({ event: 'login.refused', address: request.ip, account }, 'a login was refused');
        throw unprocessable('The email or the password is not right.');
      }
      await backoff.succeeded(body.email, network);
      if (person.passwordHash && services.passwords.isOutdated(person.passwordHash))
        await db
          .update(users)
          .set({ passwordHash: await services.passwords.hash(body.password) })
          .where(and(eq(users.id, person.id), eq(users.passwordHash, person.passwordHash)));
      if (!person.emailVerifiedAt) {
        await sendVerification(person);
        return success([], 'Verify your email address first: we sent you the link again.');
      }
      const token = await openSession(reservedDb, person, services.now());
      // The password was changed while it was checked.
      if (token === null) throw unprocessable('The email or the password is not right.');
      request.log.info({ event: 'login.granted', userId: person.id }, 'somebody signed in');
      return success([{ access_token: token }], 'Welcome back');
    },
    { limit: loginLimit },
  );

  mountCall(app, services, 'logout', async ({ who }) => {
    await endSession(db, who.sessionHash, services.now());
    return success(null, 'You are logged out');
  });

  mountCall(
    app,
    services,
    'register',
    async ({ body }) => {
      const email = body.email.trim();
      const owner = { email, firstName: body.first_name, lastName: body.last_name };
      await checkNewPassword(body.password, owner);
      // Hashed in any case, so that the response for a known address takes as long.
      const passwordHash = await services.passwords.hash(body.password);
      await db.transaction(async (tx) => {
        const [made] = await tx
          .insert(users)
          .values({
            firstName: body.first_name.trim(),
            lastName: body.last_name.trim(),
            email,
            passwordHash,
            createdAt: services.now(),
          })
          .onConflictDoNothing()
          .returning();
        if (made) {
          const token = await issueToken(tx, 'verify', made.id, services.now());
          await enqueueMail(tx, verificationMail(config, email, made.firstName, token));
        }
      });
      const person = await byEmail(email);
      if (person && person.passwordHash !== passwordHash) {
        if (person.emailVerifiedAt) {
          // Not more often than a reset mail, so that a stranger cannot fill somebody's mailbox.
          const { count } = await countUse(db, `already registered ${person.id}`, 60_000, services.now());
          if (count === 1)
            await db.transaction(async (tx) => {
              if (await lockPerson(tx, person.id))
                await enqueueMail(tx, alreadyRegisteredMail(config, person.email, person.firstName));
            });
        } else await sendVerification(person);
      }
      services.mailWaiting();
      return success(null, checkMailbox);
    },
    { limit: registerLimit },
  );

  mountCall(app, services, 'verifyAccount', async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const now = services.now();
    await db.transaction(async (tx) => {
      const userId =
        (await consumeToken(tx, 'verify', params.token, now)) ??
        (await ownerOfUsedToken(tx, 'verify', params.token, now));
      if (userId === null)
        throw unprocessable('This link is not valid or has expired. Log in to get a new one.');
      const [person] = await tx
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(users.id, userId))
        .returning();
      if (person) await adoptVisits(tx, person.email);
    });
    return success(null, 'Your email address is verified. You can now log in.');
  });

  mountCall(
    app,
    services,
    'forgotPassword',
    async ({ body }) => {
      const email = body.email.trim().toLowerCase();
      await db.insert(resetRequests).values({ email, createdAt: services.now() });
      resets.wake();
      return success(null, checkMailbox);
    },
    { limit: forgotLimit },
  );

  mountCall(
    app,
    services,
    'resetPassword',
    async ({ params, body, request }) => {
      await checkNewPassword(body.password, undefined, body.password_confirmation);
      const passwordHash = await services.passwords.hash(body.password);
      const now = services.now();
      const email = await db.transaction(async (tx) => {
        const userId = await consumeToken(tx, 'reset', params.token, now);
        if (userId === null) throw unprocessable('This link is not valid or has expired. Ask for a new one.');
        // A person who opened the mail owns the mailbox, so the address counts as verified.
        const [person] = await tx
          .update(users)
          .set({
            passwordHash,
            emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
          })
          .where(eq(users.id, userId))
          .returning();
        if (person) checkOwnWords(body.password, person);
        await voidTokens(tx, 'reset', userId, now);
        await endSessions(tx, userId, now);
        if (person) await adoptVisits(tx, person.email);
        if (person) await enqueueMail(tx, passwordChangedMail(config, person.email, person.firstName));
        request.log.info({ event: 'password.reset', userId }, 'a password was reset');
        return person?.email;
      });
      // The owner, on a network that may be new: attempts of others do not keep it waiting.
      if (email) await backoff.succeeded(email, normalizeIP(request.ip));
      services.mailWaiting();
      return success(null, 'Your password reset was successful');
    },
    { limit: loginLimit },
  );

  /** Sends a new link, at most once a minute, so that a stranger cannot fill somebody's mailbox. */
  async function sendVerification(person: typeof users.$inferSelect): Promise<void> {
    const now = services.now();
    await services.oneAtATime(`verify:${person.id}`, async () => {
      const last = await db.query.oneTimeTokens.findFirst({
        where: (token, { and: both, eq: is }) =>
          both(is(token.userId, person.id), is(token.purpose, 'verify')),
        orderBy: (token, { desc }) => desc(token.createdAt),
      });
      if (last && now.getTime() - last.createdAt.getTime() < 60_000) return;
      await db.transaction(async (tx) => {
        if (!(await lockPerson(tx, person.id))) return;
        const token = await issueToken(tx, 'verify', person.id, now);
        await enqueueMail(tx, verificationMail(config, person.email, person.firstName, token));
      });
      services.mailWaiting();
    });
  }
}
