import type { ClinicVisit } from '@ilera/contracts/api';
import { Notice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { mayWrite } from './visit-record';
import { words } from './visit.words';

/** Warns above an unfinished note or letter that it cannot be sent: its doctor no longer has the visit. */
export const GivenAway = observer(function GivenAway({ visit }: { visit: ClinicVisit }) {
  if (mayWrite(visit)) return null;
  return (
    <Notice tone="warning" role="alert">
      {words.givenAway}
    </Notice>
  );
});
