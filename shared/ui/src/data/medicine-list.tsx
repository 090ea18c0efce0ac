import type { Medicine } from '@ilera/contracts/api';
import { takenInWords } from '@ilera/format';
import styles from './medicine-list.module.css';

/** Prescribed medicines and their dosage. */
export const MedicineList = ({ medicines }: { medicines: readonly Medicine[] }) => (
  <ul className={styles.medicines}>
    {medicines.map((medicine, index) => (
      <li key={index}>
        <strong translate="no">{`${medicine.name} ${medicine.strength}`}</strong>
        <span>{takenInWords(medicine)}</span>
      </li>
    ))}
  </ul>
);
