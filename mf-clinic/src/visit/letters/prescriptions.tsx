import type { ClinicVisit, Prescription } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay } from '@shared/format';
import { FormButton } from '@shared/forms';
import { Badge, ConfirmButton, lazyComponent } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../../components/block';
import { askClinic } from '../../desk/ask-clinic';
import { mayCare } from '../../desk/staff.store';
import { mayWrite, type VisitRecord } from '../visit-record';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton } from './letter-button';
import { letterWords as words } from '../visit.words';

const PrescriptionForm = lazyComponent(() => import(/* webpackChunkName: "letters" */ './prescription-form'));

interface Props {
  store: VisitRecord;
  visit: ClinicVisit;
}

/** The prescriptions of a visit, and a new one. */
export const Prescriptions = observer(function Prescriptions({ store, visit }: Props) {
  const { prescriptions } = visit;
  return (
    <Block title={words.prescriptions}>
      {prescriptions.length === 0 && <p className={record.hint}>{words.noPrescription}</p>}
      <ul className={styles.letters}>
        {prescriptions.map((one) => (
          <Letter key={one.code} prescription={one} store={store} visit={visit} />
        ))}
      </ul>
      {mayWrite(visit) && (
        <FormButton label={words.prescribe} variant="secondary">
          {(close) => <PrescriptionForm store={store} onDone={close} />}
        </FormButton>
      )}
    </Block>
  );
});

function Letter({ prescription, store, visit }: Props & { prescription: Prescription }) {
  const { code, number, medicines, valid_until, withdrawn_at } = prescription;
  const withdraw = () =>
    store.change(async (reference) => {
      await askClinic(calls.withdrawPrescription, { params: { code } });
      return askClinic(calls.clinicVisit, { params: { reference } });
    });
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
      <ul className={styles.medicines}>
        {medicines.map(({ name, strength, dose, times, days }, index) => (
          <li key={index}>
            <strong translate="no">{`${name} ${strength}`}</strong>
            <span>{words.taken(dose, times, days)}</span>
          </li>
        ))}
      </ul>
      <div className={record.actions}>
        {mayCare() && <LetterButton reference={visit.reference} code={code} name={number} />}
        {mayWrite(visit) && !withdrawn_at && (
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
