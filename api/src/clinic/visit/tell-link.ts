import type { Config } from '../../config/read-config';
import type { Database } from '../../db/database';
import { doctorMail, linkMail } from '../../mail/clinic-mails';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import { personLink } from '../care/person-link';
import { linkOf, personOf, type VisitFacts } from './select-visits';

const mails = { link: linkMail, doctor: doctorMail };

/** The mail that says who takes care of the visit and where it takes place; null while there is no link. */
export function mailOfLink(
  config: Config,
  visit: VisitFacts,
  news: keyof typeof mails = 'link',
): Mail | null {
  const { row, care, doctor } = visit;
  const link = linkOf(row);
  const linked = link === null ? null : { ...row, link, careManager: care, doctor };
  return linked && mails[news](personOf(visit), linked, personLink(config, visit));
}

/** Sends it where there is one. */
export async function tellLink(tx: Database, ...about: Parameters<typeof mailOfLink>): Promise<void> {
  const mail = mailOfLink(...about);
  if (mail) await enqueueMail(tx, mail);
}
