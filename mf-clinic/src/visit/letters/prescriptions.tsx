import type { ClinicVisit, Prescription } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay } from '@shared/format';
import { failureText, Mutation } from '@shared/runtime';
import { Badge, Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../../components/block';
import { askClinic } from '../../desk/ask-clinic';
import { mayCare } from '../../desk/staff.store';
import { mayWrite, type VisitStore } from '../visit.store';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton } from './letter-button';
import { letterWords as words } from '../visit.words';
import { PrescriptionForm } from './prescription-form';

interface Props {
  store: VisitStore;
  visit: ClinicVisit;
}

/** The prescriptions of a visit, and a new one. */
export const Prescriptions = observer(function Prescriptions({ store, visit }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const { prescriptions } = visit;
  return (
    <Block title={words.prescriptions}>
      {prescriptions.length === 0 && !isWriting && <p className={record.hint}>{words.noPrescription}</p>}
      <ul className={styles.letters}>
        {prescriptions.map((one) => (
          <Letter key={one.code} prescription={one} store={store} visit={visit} />
        ))}
      </ul>
      {mayWrite(visit) &&
        (isWriting ? (
          <PrescriptionForm store={store} onDone={() => setIsWriting(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {words.prescribe}
          </Button>
        ))}
    </Block>
  );
});

const Letter = observer(function Letter({
  prescription,
  store,
  visit,
}: Props & { prescription: Prescription }) {
  const { code, number, medicines, valid_until, withdrawn_at } = prescription;
  const [asks, setAsks] = useState(false);
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation(() =>
        store.change(async (reference) => {
          await askClinic(calls.withdrawPrescription, { params: { code } });
          return askClinic(calls.clinicVisit, { params: { reference } });
        }),
      ),
  );
  const handleWithdraw = async () => {
    if (await run()) setAsks(false);
  };
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
        {mayWrite(visit) && !withdrawn_at && !asks && (
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {asks && !withdrawn_at && (
        <div className={record.actions}>
          <p>{words.withdrawSure}</p>
          <Button variant="danger" busy={busy} onClick={() => void handleWithdraw()}>
            {words.withdrawNow}
          </Button>
          <Button variant="secondary" inactive={busy} onClick={() => setAsks(false)}>
            {words.keep}
          </Button>
        </div>
      )}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </li>
  );
});
