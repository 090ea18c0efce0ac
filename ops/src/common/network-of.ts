import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Identifies a visitor: an IPv4 address, or the /64 network of an IPv6 address, which one subscriber holds. */
export const networkOf = (ip: string): string => (isIP(ip) ? normalizeIP(ip) : 'unknown');
