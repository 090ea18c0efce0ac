import type { ModalBodyProps, ModalPayloads } from '@ilera/contracts';
import type { Visit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { parseApiDate } from '@ilera/format';
import { api, hasFeature } from '@ilera/runtime';
import { Buttons, CalendarButton, Loaded, Skeleton } from '@ilera/ui';
import { VisitCare } from '../care/visit-care';
import { ReceiptButton } from '../components/receipt-button';
import { profilePath } from '../profile/use-profile';
import { VisitChanges } from './visit-changes';
import { VisitFacts } from './visit-facts';
import { useVisit, type VisitCalls } from './use-visit';
import styles from './visit.module.css';
import { words } from './visit.words';

/** The calls that an account authorises. */
function callsOf(reference: string): VisitCalls<Visit> {
  const params = { reference };
  return {
    read: () => api.read(calls.visit, { params }),
    move: (date) => api.call(calls.moveVisit, { params, body: { date } }),
    cancel: () => api.call(calls.cancelVisit, { params }),
    stale: [calls.visits, calls.nextVisit, { path: profilePath }],
  };
}

/** The `visit` modal: time and method of a visit, and buttons to move and cancel it (R4.78). */
export default function VisitModal({ payload }: ModalBodyProps<ModalPayloads['visit']>) {
  const { visit: loaded, change } = useVisit(callsOf, payload.reference);
  return (
    <Loaded of={loaded} words={words} skeleton={<Skeleton lines={5} />} skeletonClass={styles.visit}>
      {(visit) => (
        <div className={styles.visit}>
          <VisitChanges
            change={change}
            method={visit.method}
            ahead={visit.status === 'processing'}
            canMove={visit.can_move}
            canCancel={visit.can_cancel}
            paid={visit.amount !== null}
            more={
              <CalendarButton
                start={parseApiDate(visit.scheduled_at)}
                method={visit.method}
                reference={visit.reference}
              />
            }
          >
            <VisitFacts visit={visit} />
            {hasFeature('care') && <VisitCare reference={visit.reference} />}
          </VisitChanges>
          {visit.payment_reference && (
            <Buttons>
              <ReceiptButton variant="secondary" reference={visit.payment_reference} />
            </Buttons>
          )}
        </div>
      )}
    </Loaded>
  );
}
