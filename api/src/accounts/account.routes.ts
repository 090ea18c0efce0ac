/** Registration, verification, sign-in and sign-out, and password resets. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { resetRequests, users } from '../db/schema';
import { keyedHash } from '../encryption/hash';
import { success, mountCall } from '../http/mount-call';
import { unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { passwordChangedMail } from '../mail/account-mails';
import type { Services } from '../services';
import { createLoginBackoff } from '../limits/login-backoff';
import { consumeReset, minutesOfToken, ownerOfUsedReset, voidTokens } from './one-time-tokens';
import { checkNewPassword, checkOwnWords } from './password-rules';
import { personByEmail } from '../people/lock-person';
import { readProof, setProof, proveAddress, proveBySignIn, verifyAddress } from './prove-address';
import { register } from './register';
import { createResetSender } from './send-resets';
import { sendVerification } from './send-verification';
import { endSession, endSessions, identify, openSession } from '../sessions/sessions';

const checkMailbox = 'Check your mailbox: a mail with the next step is on its way.';

/** Responses do not reveal whether an e-mail address has an account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, reservedDb, config } = services;
  const backoff = createLoginBackoff(services);
  const resets = createResetSender(services);
  app.addHook('onClose', () => resets.stop());

  /**
   * For repeated resets: the address of the used link's owner, if it has this password. Counts as a sign-in attempt.
   */
  async function addressOfUsedLink(token: string, password: string): Promise<string | null> {
    const owner = await ownerOfUsedReset(db, token, services.now());
    if (!owner) return null;
    const check = () => services.passwords.matches(owner.passwordHash, password);
    return (await backoff.attempt(owner.email, check)) ? owner.email : null;
  }

  mountCall(app, services, 'login', async ({ body, request }) => {
    const { person, isRight } = await backoff.attempt(body.email, async () => {
      await services.passwords.checkQueue();
      const found = await personByEmail(reservedDb, body.email);
      const hash = found?.passwordHash ?? null;
      return { person: found, isRight: await services.passwords.matches(hash, body.password) };
    });
    if (!person || !isRight) {
      // A keyed hash, so that refused addresses can be compared but not read.
      const account = keyedHash('account', body.email.trim().toLowerCase());
      const from = request.context?.network;
      request.log.info({ event: 'login.refused', network: from, account }, 'a login was refused');
      throw unprocessable('The email or the password is not right.');
    }
    await backoff.succeeded(body.email);
    const proof = person.emailProvenAt ? null : readProof(request);
    const isProven = proof !== null && (await proveBySignIn(services, person, proof));
    if (person.passwordHash && services.passwords.isOutdated(person.passwordHash))
      await db
        .update(users)
        .set({ passwordHash: await services.passwords.hash(body.password) })
        .where(and(eq(users.id, person.id), eq(users.passwordHash, person.passwordHash)));
    if (!isProven && (!person.emailVerifiedAt || person.needsProof)) {
      await sendVerification(services, person.id);
      return success([], 'Verify your email address first: we sent you the link again.');
    }
    const token = await openSession(reservedDb, person, services.now());
    // The password was changed while it was checked.
    if (token === null) throw unprocessable('The email or the password is not right.');
    request.log.info({ event: 'login.granted', userId: person.id }, 'somebody signed in');
    return success([{ access_token: token }], 'Welcome back');
  });

  mountCall(app, services, 'logout', async ({ caller }) => {
    await endSession(db, caller.sessionHash);
    return success(null, 'You are logged out');
  });

  mountCall(app, services, 'register', async ({ body }) => {
    await register(services, body);
    return success(null, checkMailbox);
  });

  mountCall(app, services, 'verifyAccount', async ({ params, request, reply }) => {
    const caller = await identify(services, request.headers.authorization);
    const verified = await verifyAddress(services, params.token, caller?.id ?? null);
    if (verified) setProof(reply, config, verified.proof);
    const next = verified?.isNeeded
      ? `Log in within ${minutesOfToken.proof} minutes, in the browser that opened the link, or reset your password.`
      : 'You can now log in.';
    return success(null, `Your email address is verified. ${next}`);
  });

  mountCall(app, services, 'sendVerification', async ({ caller }) => {
    await sendVerification(services, caller.id);
    return success(null, checkMailbox);
  });

  mountCall(app, services, 'forgotPassword', async ({ body }) => {
    const email = body.email.trim().toLowerCase();
    await db.insert(resetRequests).values({ email, createdAt: services.now() });
    resets.wake();
    return success(null, checkMailbox);
  });

  mountCall(app, services, 'resetPassword', async ({ params, body, request }) => {
    await checkNewPassword(body.password, undefined, body.password_confirmation);
    const passwordHash = await services.passwords.hash(body.password);
    const now = services.now();
    const email = await db.transaction(async (tx) => {
      const person = await consumeReset(tx, params.token, now);
      if (!person) return null;
      checkOwnWords(body.password, person);
      const losesPhone = await proveAddress(tx, person, now, { passwordHash, signupMethod: 'email' });
      await voidTokens(tx, ['reset'], person.id, now);
      await endSessions(tx, person.id);
      await enqueueMail(tx, passwordChangedMail(config, person, losesPhone));
      request.log.info({ event: 'password.reset', userId: person.id }, 'a password was reset');
      return person.email;
    });
    const address = email ?? (await addressOfUsedLink(params.token, body.password));
    if (address === null) throw unprocessable('This link is not valid or has expired. Ask for a new one.');
    // Marks the owner's network as known, so that other people's attempts do not make the owner wait.
    await backoff.succeeded(address);
    return success(null, 'Your password reset was successful');
  });
}
