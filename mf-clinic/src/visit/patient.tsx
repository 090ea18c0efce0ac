import type { ClinicVisit } from '@shared/contracts/api';
import { Block } from '../components/block';
import styles from './visit.module.css';
import { words } from './visit.words';

/** Whom the visit is for, where that is not who booked it (R4.101). */
export function Patient({ visit: { patient } }: { visit: ClinicVisit }) {
  if (!patient) return null;
  return (
    <Block title={words.patient}>
      <dl className={styles.list}>
        <div>
          <dt>{words.name}</dt>
          <dd translate="no">{patient.name}</dd>
        </div>
        <div>
          <dt>{words.age}</dt>
          <dd>{words.years(patient.age)}</dd>
        </div>
        <div>
          <dt>{words.relation}</dt>
          <dd>{words.relations[patient.relation]}</dd>
        </div>
      </dl>
    </Block>
  );
}
