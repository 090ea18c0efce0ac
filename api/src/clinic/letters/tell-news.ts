import type { Config } from '../../config/read-config';
import type { Database } from '../../db/database';
import { newsMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import { personLink } from '../care/person-link';
import { personOf, type VisitFacts } from '../visit/select-visits';
import { lettersOf } from './letters-of';

/** Mails that the doctor left something at a visit that is over, where that is so; never what. */
export async function tellNews(tx: Database, config: Config, visit: VisitFacts): Promise<void> {
  const { note, prescriptions, referrals } = await lettersOf(tx, visit.row.id);
  if (note || prescriptions.length > 0 || referrals.length > 0)
    await enqueueMail(tx, newsMail(personOf(visit), visit.row, personLink(config, visit)));
}
