import { failureMessage, useParams } from '@shared/runtime';
import { Container, EmptyState, FailedState, Head, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './prescription.module.css';
import { PrescriptionStore } from './prescription.store';
import { words } from './prescription.words';
import { PrescriptionSheet } from './prescription-sheet';

/** /prescription/{code}, for pharmacies: whether it holds and what it is for, not whom or which illness. */
export default function PrescriptionPage() {
  const { code = '' } = useParams();
  return <Verified key={code} code={code} />;
}

const Verified = observer(function Verified({ code }: { code: string }) {
  const [store] = useState(() => new PrescriptionStore(code));
  useEffect(() => void store.load(), [store]);
  const { status, prescription, error } = store;
  return (
    <Container reading className={styles.page}>
      <Head title={words.title} />
      <meta name="robots" content="noindex" />
      {status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <FailedState title={words.notLoaded} onRetry={() => void store.load()}>
          {failureMessage(error)}
        </FailedState>
      )}
      {status === 'unknown' && (
        <EmptyState title={words.unknown} headingLevel={1}>
          <p>{words.unknownLead}</p>
        </EmptyState>
      )}
      {status === 'known' && prescription && <PrescriptionSheet prescription={prescription} />}
    </Container>
  );
});
