/** Whether a reminder that waited to be sent, because the mail server did not answer, is still true. */
import type { Database } from '../db/database';
import type { Reminds } from '../db/schema';
import { isPlanEnding } from '../subscriptions/send-reminders';
import { isMessageDue } from '../visits/messages/send-visit-messages';

/** False once the visit or plan has changed, or has another reminder by now. */
export const isStillDue = (db: Database, now: Date, reminds: Reminds): Promise<boolean> =>
  'visit' in reminds ? isMessageDue(db, now, reminds) : isPlanEnding(db, now, reminds);
