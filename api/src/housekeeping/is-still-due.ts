import type { Database } from '../db/database';
import type { Reminds } from '../db/schema';
import { isPlanEnding } from '../subscriptions/send-reminders';
import { isMessageDue } from '../visits/messages/send-visit-messages';

/** Whether a queued reminder is still true; false once its visit or plan has changed. */
export const isStillDue = (db: Database, now: Date, reminds: Reminds): Promise<boolean> =>
  'visit' in reminds ? isMessageDue(db, now, reminds) : isPlanEnding(db, now, reminds);
