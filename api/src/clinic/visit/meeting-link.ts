import { randomBytes } from 'node:crypto';
import type { MeetingLinks } from '../../config/clinic-config';

/** Where person and doctor meet. Hexadecimal, because providers tell no large letters from small ones. */
export const meetingLink = (
  patterns: MeetingLinks,
  { method, reference }: { method: keyof MeetingLinks; reference: string },
): string =>
  patterns[method]
    .replaceAll('{room}', randomBytes(16).toString('hex'))
    .replaceAll('{reference}', encodeURIComponent(reference));
