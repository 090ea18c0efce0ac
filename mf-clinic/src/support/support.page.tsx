import { PageHeading } from '@ilera/ui';
import { Desk } from '../desk/desk';
import { DeadMails, Issues } from './problems';
import { SearchPeople } from './search-people';
import { words } from './support.words';

/** /clinic/support, for support and managers: search for people, payment problems, undeliverable mails. */
export default function SupportPage() {
  return (
    <Desk title={words.title} roles={['support', 'manager']}>
      <>
        <PageHeading>{words.title}</PageHeading>
        <SearchPeople />
        <Issues />
        <DeadMails />
      </>
    </Desk>
  );
}
