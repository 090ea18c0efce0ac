import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOperator } from '../common/sign-in-config';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { signToken, verifyToken } from '../common/signed-token';
import type { ConsoleAccess } from './console-services';

/** Who is signed in. */
export interface Operator {
  /** The name in the history. */
  name: string;
  /** Address that the OpenID provider verified; unset: signed in with the shared key. */
  email?: string;
  /** Every form of the session has it. A script of the site cannot read it, so it cannot send the form. */
  formToken: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in to the console. */
    operator: Operator | undefined;
  }
}

const hours = 8;
const purpose = 'console';
const cookieName = 'ops';
/** Lax, as all are: a link to the console, from a chat or the provider of sign-ins, finds its operator. No GET changes anything. */
const cookieOptions = { path: '/ops' };

/** Whether a form comes from a page of the console for this session. */
export const hasFormToken = (request: FastifyRequest): boolean =>
  request.operator !== undefined && equalsSecret(readForm(request)('token'), request.operator.formToken);

/** Signs an operator in, for eight hours. */
export function signInOperator(
  reply: FastifyReply,
  { opsKey }: ConsoleAccess,
  operator: Omit<Operator, 'formToken'>,
): void {
  void reply.setCookie(cookieName, signToken(purpose, operator, opsKey, hours * 3600), cookieOptions);
}

/** Signs out. */
export const signOutOperator = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName, cookieOptions);

/**
 * The operator of a request; undefined when the cookie is forged or expired, or its way of signing in is not that of the
 * console any more.
 */
export function readSession({ cookies }: FastifyRequest, access: ConsoleAccess): Operator | undefined {
  const cookie = cookies[cookieName] ?? '';
  const session = verifyToken<Omit<Operator, 'formToken'>>(purpose, cookie, access.opsKey);
  if (!session) return undefined;
  const { openId } = access;
  const isOpen = openId ? isOperator(openId.people, session.email ?? '') : session.email === undefined;
  const formToken = createHmac('sha256', access.opsKey).update(`form:${cookie}`).digest('base64url');
  return isOpen ? { ...session, formToken } : undefined;
}

/** Scheme and host of a request. */
export const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Reads a trimmed field of an HTML form; empty where there is none. */
export type FormReader = (name: string) => string;

/** The fields of a request's body or, for a GET, of its query. */
export function readForm({ method, body, query }: FastifyRequest): FormReader {
  const fields = (method === 'GET' ? query : body) as Record<string, unknown> | undefined;
  return (name) => {
    const value = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
}
