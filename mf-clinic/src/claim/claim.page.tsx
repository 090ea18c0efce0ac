import { useParams } from '@shared/runtime';
import { Desk } from '../desk/desk';
import { ClaimScreen } from './claim-screen';
import { words } from './claim.words';

/** /clinic/claims/{reference}: one claim, its evidence beside its decision. */
export default function ClaimPage() {
  const { reference = '' } = useParams();
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimScreen key={reference} reference={reference} />
    </Desk>
  );
}
