/** The cookie that a browser gets for opening the link of a mail; the sign-in that follows brings it (R4.89). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config';
import { readCookie } from '../http/read-cookie';
import { minutesOfToken } from './one-time-tokens';

const name = 'address_proof';

/** Gives the browser a proof. */
export function setProof(reply: FastifyReply, { publicUrl }: Config, proof: string): void {
  const { pathname, protocol } = new URL(publicUrl);
  const path = `${pathname.replace(/\/$/, '')}/auth/individual`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  // Strict: a page of another site cannot have somebody sign in with a proof and another's password.
  void reply.header(
    'set-cookie',
    `${name}=${proof}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${minutesOfToken.proof * 60}${secure}`,
  );
}

/** The proof that the browser has; null without one. */
export const readProof = ({ headers }: FastifyRequest): string | null => readCookie(headers.cookie, name);
