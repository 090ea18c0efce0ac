import { brand, visitPrice } from '@ilera/contracts';
import type { Environment } from '@ilera/contracts/environment';
import { lastSlot, parseBookingDate, slotInstant } from '@ilera/format';

/** Link patterns by method: `{room}` is an unguessable name, `{reference}` the visit's reference. */
export interface MeetingLinks {
  video: string;
  message: string;
}

/** Reads how staff sign in, where consultations take place, and how much support may refund alone. */
export function readClinic({ text, list, faults, openId }: Environment) {
  const managers = list('CLINIC_MANAGERS', 'no address', (entry) => /^[^@]+@[^@]+$/.test(entry)) ?? [];
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
  const visitNaira = visitPrice.video.naira;
  if (!/^\d{1,9}$/.test(approval) || Number(approval) < visitNaira)
    faults.push(
      `REFUND_APPROVAL_NAIRA must be whole naira, and ${visitNaira} at least: support cancels a visit alone`,
    );
  return {
    staffOpenId: openId() ?? null,
    clinicManagers: managers.map((address) => address.toLowerCase()),
    refundApprovalKobo: Number(approval) * 100,
    meetingLinks,
  };
}

export type MessengerName = 'off' | 'sandbox' | 'africastalking';

export interface AfricasTalking {
  username: string;
  apiKey: string;
  /** Empty uses Africa's Talking's default sender. */
  sender: string;
  url: string;
}

export function readMessenger({ text, address, faults, oneOf }: Environment) {
  const messengerName: MessengerName = oneOf('MESSENGER', ['off', 'sandbox', 'africastalking'], 'off');
  const africasTalking: AfricasTalking = {
    username: text('AFRICASTALKING_USERNAME'),
    apiKey: text('AFRICASTALKING_API_KEY'),
    sender: text('AFRICASTALKING_SENDER'),
    url: address('AFRICASTALKING_URL') ?? 'https://api.africastalking.com',
  };
  if (messengerName === 'africastalking' && !(africasTalking.username && africasTalking.apiKey))
    faults.push('MESSENGER=africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY');
  return { messengerName, africasTalking };
}

/** The last slot of a day such as `2027-03-31`; null where nothing ends it. */
export function parseFreeVisits(day: string | undefined, faults: string[]): Date | null {
  if (day === undefined) return null;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const slot = parseBookingDate(`${month}-${date}-${year} ${lastSlot}`);
  if (!slot) faults.push('FREE_VISITS_UNTIL must be a day such as 2027-03-31');
  return slot && slotInstant(slot, lastSlot);
}
