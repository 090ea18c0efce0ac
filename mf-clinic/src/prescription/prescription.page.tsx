import type { Medicine, VerifiedPrescription } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay } from '@ilera/format';
import { api, useParams, useResource } from '@ilera/runtime';
import {
  Container,
  EmptyState,
  FactList,
  Head,
  Loaded,
  Notice,
  PageHeading,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
} from '@ilera/ui';
import styles from './prescription.module.css';

/** The words of the page on which a pharmacy checks a prescription. */
const words = {
  title: 'Prescription',
  heading: 'Prescription',
  loading: 'Checking the prescription',
  notLoaded: 'We could not check this prescription',
  valid: 'This prescription is valid.',
  notValid: 'This prescription is not valid.',
  withdrawn: (day: string) => `The doctor withdrew it on ${day}.`,
  expired: (day: string) => `It ended on ${day}.`,
  unknown: 'There is no such prescription',
  unknownLead: 'Compare the code with the one on the paper.',
  number: 'Number',
  doctor: 'Doctor',
  licence: 'Licence',
  issued: 'Written',
  validUntil: 'Valid until',
  medicines: 'Medicines',
  medicine: 'Medicine',
  strength: 'Strength',
  dose: 'Dose',
  times: 'Times a day',
  days: 'Days',
} as const;

/** /prescription/{code}, for pharmacies: the prescription's validity and medicines, without patient or illness. */
export default function PrescriptionPage() {
  const { code = '' } = useParams();
  return <VerifiedPrescriptionScreen key={code} code={code} />;
}

const prescriptionOf = (code: string) => api.read(calls.verifyPrescription, { params: { code } });

function VerifiedPrescriptionScreen({ code }: { code: string }) {
  return (
    <Container reading className={styles.page}>
      <Head title={words.title} />
      <meta name="robots" content="noindex" />
      <Loaded
        of={useResource(prescriptionOf, [code])}
        words={words}
        heading={<PageHeading>{words.heading}</PageHeading>}
        missing={
          <EmptyState title={words.unknown} headingLevel={1}>
            <p>{words.unknownLead}</p>
          </EmptyState>
        }
        skeleton={<Skeleton lines={6} />}
      >
        {(prescription) => <PrescriptionSheet prescription={prescription} />}
      </Loaded>
    </Container>
  );
}

const asIs = (text: string | number) => <span translate="no">{text}</span>;

const columns: TableColumn<Medicine>[] = [
  { key: 'name', header: words.medicine, onPhone: 'lead', cell: ({ name }) => asIs(name) },
  { key: 'strength', header: words.strength, cell: ({ strength }) => asIs(strength) },
  { key: 'dose', header: words.dose, cell: ({ dose }) => dose },
  { key: 'times', header: words.times, cell: ({ times }) => asIs(times) },
  { key: 'days', header: words.days, cell: ({ days }) => asIs(days) },
];

/** Validity, doctor, medicines. */
function PrescriptionSheet({ prescription }: { prescription: VerifiedPrescription }) {
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
      <FactList asIs facts={facts} />
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
