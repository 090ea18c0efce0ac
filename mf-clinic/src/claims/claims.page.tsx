import { Desk } from '../desk/desk';
import { ClaimsList } from './claims-list';
import { words } from './claims.words';

/** /clinic/claims, for the claims desk and managers: the claims that wait. */
export default function ClaimsPage() {
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimsList />
    </Desk>
  );
}
