import type { Config } from '../../config/read-config';
import type { Database } from '../../db/database';
import { doctorMail, linkMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import { personLink } from '../care/person-link';
import { linkOf, personOf, type VisitFacts } from './select-visits';

const mails = { link: linkMail, doctor: doctorMail };

/** Mails the person who takes care of the visit and where it takes place; false while there is no link. */
export async function tellLink(
  tx: Database,
  config: Config,
  visit: VisitFacts,
  news: keyof typeof mails = 'link',
): Promise<boolean> {
  const { row, care, doctor } = visit;
  const link = linkOf(row);
  if (!link) return false;
  const linked = { ...row, link, careManager: care, doctor };
  await enqueueMail(tx, mails[news](personOf(visit), linked, personLink(config, visit)));
  return true;
}
