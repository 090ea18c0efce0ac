import * as calls from '@shared/contracts/calls';
import { api, failureMessage, useParams, useResource } from '@shared/runtime';
import { Container, EmptyState, FailedState, Head, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './prescription.module.css';
import { words } from './prescription.words';
import { PrescriptionSheet } from './prescription-sheet';

/** /prescription/{code}, for pharmacies: whether it holds and what it is for, not whom or which illness. */
export default function PrescriptionPage() {
  const { code = '' } = useParams();
  return <Verified key={code} code={code} />;
}

const verified = (code: string) => api.read(calls.verifyPrescription, { params: { code } });

const Verified = observer(function Verified({ code }: { code: string }) {
  const { status, data, failure, isMissing, reload } = useResource(verified, [code]);
  return (
    <Container reading className={styles.page}>
      <Head title={words.title} />
      <meta name="robots" content="noindex" />
      {status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
      {status === 'failed' && !isMissing && (
        <FailedState title={words.notLoaded} onRetry={() => void reload()}>
          {failureMessage(failure)}
        </FailedState>
      )}
      {isMissing && (
        <EmptyState title={words.unknown} headingLevel={1}>
          <p>{words.unknownLead}</p>
        </EmptyState>
      )}
      {data && <PrescriptionSheet prescription={data} />}
    </Container>
  );
});
