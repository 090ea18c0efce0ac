import { brand } from '@ilera/contracts';
import { lastSlot, parseBookingDate, slotInstant } from '@ilera/format';

/** Reads variables of the environment; what is wrong with one is added to the list of faults. */
export function readEnvironment(env: Record<string, string | undefined>, faults: string[]) {
  const optional = (name: string): string | null => env[name]?.trim() || null;
  const text = (name: string, fallback = ''): string => optional(name) ?? fallback;
  return {
    optional,
    text,
    /** An http(s) address without a slash at its end. */
    httpUrl(name: string, fallback: string): string {
      const value = text(name, fallback);
      if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '');
      faults.push(`${name} must be an http(s) address, not "${value}"`);
      return value;
    },
    oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
      const value = text(name, fallback) as T;
      if (!allowed.includes(value)) faults.push(`${name} must be one of ${allowed.join(', ')}`);
      return value;
    },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads how the clinic's staff signs in, where consultations take place, until when they are free, and by whom texts
 * are sent to phones.
 */

/** A pattern for each method: `{room}` stands for an unguessable name, `{reference}` for the visit's. */
export interface MeetingLinks {
  video: string;
  message: string;
}

/** Faults are added to the list. */
export function readClinic({ text }: Environment, faults: string[]) {
  const issuer = text('OPS_OPENID_ISSUER');
  const clientId = text('OPS_OPENID_CLIENT_ID');
  const clientSecret = text('OPS_OPENID_CLIENT_SECRET');
  const clinicManagers = text('CLINIC_MANAGERS')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (issuer && !(clientId && clientSecret))
    faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_CLIENT_ID and OPS_OPENID_CLIENT_SECRET');
  for (const one of clinicManagers)
    if (!/^[^@\s]+@[^@\s]+$/.test(one)) faults.push(`CLINIC_MANAGERS: ${one} is no address`);
  const number = brand.supportPhone.replace(/\D/g, '');
  const meetingLinks: MeetingLinks = {
    video: text('VIDEO_LINK', 'https://meet.jit.si/ilera-{room}'),
    message: text('CHAT_LINK', `https://wa.me/${number}?text={reference}`),
  };
  for (const [name, pattern] of [
    ['VIDEO_LINK', meetingLinks.video],
    ['CHAT_LINK', meetingLinks.message],
  ] as const)
    if (!pattern.startsWith('https://') || !URL.canParse(pattern))
      faults.push(`${name} must be a pattern of an https address`);
  if (!meetingLinks.video.includes('{room}'))
    faults.push('VIDEO_LINK needs {room}, or all would meet in one room');
  const approval = text('REFUND_APPROVAL_NAIRA', '20000');
  if (!/^\d{1,9}$/.test(approval)) faults.push('REFUND_APPROVAL_NAIRA must be whole naira');
  return {
    staffOpenId: issuer ? { issuer, clientId, clientSecret } : null,
    clinicManagers,
    refundApprovalKobo: Number(approval) * 100,
    meetingLinks,
  };
}

export type MessengerName = 'off' | 'sandbox' | 'africastalking';

/** An account at Africa's Talking. */
export interface AfricasTalking {
  username: string;
  apiKey: string;
  /** Empty: theirs. */
  sender: string;
  url: string;
}

/** Faults are added to the list. */
export function readMessenger({ text, httpUrl, oneOf }: Environment, faults: string[]) {
  const messengerName: MessengerName = oneOf('MESSENGER', ['off', 'sandbox', 'africastalking'], 'off');
  const africasTalking: AfricasTalking = {
    username: text('AFRICASTALKING_USERNAME'),
    apiKey: text('AFRICASTALKING_API_KEY'),
    sender: text('AFRICASTALKING_SENDER'),
    url: httpUrl('AFRICASTALKING_URL', 'https://api.africastalking.com'),
  };
  if (messengerName === 'africastalking' && !(africasTalking.username && africasTalking.apiKey))
    faults.push('MESSENGER=africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY');
  return { messengerName, africasTalking };
}

/** The last slot of a day such as `2027-03-31`; null where nothing ends it. */
export function parseFreeVisits(day: string | null, faults: string[]): Date | null {
  if (day === null) return null;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const slot = parseBookingDate(`${month}-${date}-${year} ${lastSlot}`);
  if (!slot) faults.push('FREE_VISITS_UNTIL must be a day such as 2027-03-31');
  return slot && slotInstant(slot, lastSlot);
}
