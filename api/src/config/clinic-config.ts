/** Reads how the clinic's staff signs in and where consultations take place. */
import { brand } from '@shared/contracts';

/** A pattern for each method: `{room}` stands for an unguessable name, `{reference}` for the visit's. */
export interface MeetingLinks {
  video: string;
  message: string;
}

type Environment = Record<string, string | undefined>;

/** Faults are added to the list. */
export function readClinic(env: Environment, faults: string[]) {
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback;
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
