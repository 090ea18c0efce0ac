import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOperator, type OpenIdConfig } from '../common/sign-in-config';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { signToken, verifyToken } from '../common/signed-token';

/** How operators sign in. */
export interface ConsoleAccess {
  /** Signs sessions and links, and signs operators in where there is no provider. */
  opsKey: string;
  openId: OpenIdConfig | undefined;
}

/** The signed-in operator. */
export interface Operator {
  /** Name in the history. */
  name: string;
  /** Address that the OpenID provider verified; unset: signed in with the shared key. */
  email?: string;
  /** Secret in every form of the session, which no script of the site can read. */
  formToken: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    operator: Operator | undefined;
  }
}

const sessionSeconds = 8 * 3_600;
const purpose = 'console';
const cookieName = 'ops';
/** Lax by default, so that links from a chat or the OpenID provider find the operator. No GET changes anything. */
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
  void reply.setCookie(cookieName, signToken(purpose, operator, opsKey, sessionSeconds), cookieOptions);
}

/** Signs out. */
export const signOutOperator = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName, cookieOptions);

/**
 * Reads the operator of a request; undefined where the cookie is forged or expired, or the console no longer accepts the
 * operator's way of signing in.
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

/** Reads the fields of a request's body or, for a GET, of its query. */
export function readForm({ method, body, query }: FastifyRequest): FormReader {
  const fields = (method === 'GET' ? query : body) as Record<string, unknown> | undefined;
  return (name) => {
    const value = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
}
