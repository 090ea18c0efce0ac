import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay } from '@ilera/format';
import { Badge, ConfirmButton, lazyComponent, MedicineList } from '@ilera/ui';
import { askClinic } from '../../desk/ask-clinic';
import { hasRole, mayCare } from '../../desk/staff.store';
import type { VisitRecord } from '../visit-record';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton, Letters } from './letters';
import { letterWords as words } from '../visit.words';

const PrescriptionForm = lazyComponent(() => import(/* webpackChunkName: "letters" */ './prescription-form'));

interface Props {
  store: VisitRecord;
  visit: ClinicVisit;
}

/** A visit's prescriptions, and a form for a new one. */
export function Prescriptions({ store, visit }: Props) {
  const title = { title: words.prescriptions, none: words.noPrescription, write: words.prescribe };
  return (
    <Letters
      visit={visit}
      words={title}
      form={(close) => <PrescriptionForm store={store} reference={visit.reference} onDone={close} />}
    >
      {visit.prescriptions.map((prescription) => (
        <Letter key={prescription.code} prescription={prescription} store={store} visit={visit} />
      ))}
    </Letters>
  );
}

function Letter({
  prescription,
  store,
  visit,
}: Props & { prescription: ClinicVisit['prescriptions'][number] }) {
  const { code, number, medicines, valid_until, withdrawn_at } = prescription;
  const withdraw = () =>
    store.change(
      askClinic(calls.withdrawPrescription, { params: { code } }).then(() =>
        askClinic(calls.clinicVisit, { params: { reference: visit.reference } }),
      ),
    );
  return (
    <li className={styles.letter}>
      <p className={record.facts}>
        <strong translate="no">{number}</strong>
        {withdrawn_at ? (
          <Badge tone="error">{words.withdrawn}</Badge>
        ) : (
          <span>{words.validUntil(formatDay(valid_until))}</span>
        )}
      </p>
      <MedicineList medicines={medicines} />
      <div className={record.actions}>
        {visit.treats && mayCare() && <LetterButton reference={visit.reference} code={code} name={number} />}
        {hasRole('doctor') && !withdrawn_at && (
          <ConfirmButton
            variant="quiet"
            action={{ act: withdraw }}
            confirm={{
              title: words.withdrawHeading(number),
              text: words.withdrawSure,
              yes: words.withdrawNow,
              no: words.keep,
            }}
          >
            {words.withdraw}
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}
