import type { Config } from '../../config/read-config';
import type { Database } from '../../db/database';
import { newsMail } from '../../mail/clinic-mails';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import { personLink } from '../care/person-link';
import { personOf, type VisitFacts } from '../visit/select-visits';
import { lettersOf } from './letters-of';

/** The mail that the doctor left something at a visit, never what; null where nothing is left. */
export async function newsOf(tx: Database, config: Config, visit: VisitFacts): Promise<Mail | null> {
  const { note, prescriptions, referrals } = await lettersOf(tx, visit.row.id);
  const isSomething = note || prescriptions.length > 0 || referrals.length > 0;
  return isSomething ? newsMail(personOf(visit), visit.row, personLink(config, visit)) : null;
}

/** Sends it about a visit that is over. */
export async function tellNews(tx: Database, config: Config, visit: VisitFacts): Promise<void> {
  const mail = await newsOf(tx, config, visit);
  if (mail) await enqueueMail(tx, mail);
}
