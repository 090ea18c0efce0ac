import type { ClinicVisit } from '@ilera/contracts/api';
import { Notice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { mayWrite } from './visit-record';
import { words } from './visit.words';

/** Over what is being written for a visit that its doctor does not have any more: what can be done with it. */
export const GivenAway = observer(function GivenAway({ visit }: { visit: ClinicVisit }) {
  if (mayWrite(visit)) return null;
  return (
    <Notice tone="warning" role="alert">
      {words.givenAway}
    </Notice>
  );
});
