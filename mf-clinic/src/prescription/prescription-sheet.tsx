import type { Medicine, VerifiedPrescription } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { Notice, PageHeading, Stack, Table, type TableColumn } from '@shared/ui';
import styles from './prescription.module.css';
import { words } from './prescription.words';

const asIs = (text: string | number) => <span translate="no">{text}</span>;

const columns: TableColumn<Medicine>[] = [
  { key: 'name', header: words.medicine, onPhone: 'lead', cell: ({ name }) => asIs(name) },
  { key: 'strength', header: words.strength, cell: ({ strength }) => asIs(strength) },
  { key: 'dose', header: words.dose, cell: ({ dose }) => dose },
  { key: 'times', header: words.times, cell: ({ times }) => asIs(times) },
  { key: 'days', header: words.days, cell: ({ days }) => asIs(days) },
];

/** Validity, doctor, medicines. */
export function PrescriptionSheet({ prescription }: { prescription: VerifiedPrescription }) {
  const { number, valid, issued_at, valid_until, withdrawn_at, doctor, medicines } = prescription;
  const why = withdrawn_at ? words.withdrawn(formatDay(withdrawn_at)) : words.expired(formatDay(valid_until));
  const facts = [
    [words.number, number],
    [words.doctor, doctor.name],
    [words.licence, doctor.licence],
    [words.issued, formatDay(issued_at)],
    [words.validUntil, formatDay(valid_until)],
  ] as const;
  return (
    <Stack gap={5}>
      <PageHeading>{words.heading}</PageHeading>
      <Notice tone={valid ? 'success' : 'error'} title={valid ? words.valid : words.notValid}>
        {valid ? undefined : <p>{why}</p>}
      </Notice>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={words.medicines}
        captionShown
        columns={columns}
        rows={medicines}
        rowKey={(_, index) => index}
      />
    </Stack>
  );
}
