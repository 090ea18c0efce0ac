import * as calls from '@shared/contracts/calls';
import { api, useResource } from '@shared/runtime';
import { FailedState, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './care.module.css';
import { words } from './care.words';
import { CareSections } from './care-sections';

const careOf = (reference: string) => api.read(calls.visitCare, { params: { reference } });

/** What the clinic left for one of one's own visits. */
export const VisitCare = observer(function VisitCare({ reference }: { reference: string }) {
  const { status, data: care, failure, reload } = useResource(careOf, [reference]);
  const params = { reference };
  return (
    <section aria-label={words.heading} className={styles.visit}>
      {status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {status === 'failed' && <FailedState title={words.notLoaded} failure={failure} onRetry={reload} />}
      {status === 'ready' && care && (
        <CareSections
          care={care}
          readLetter={(code) => api.call(calls.visitLetter, { params: { reference, code } })}
          sendFiles={(evidence, upload) =>
            api.call(calls.sendVisitFiles, { params, body: { evidence }, ...upload })
          }
        />
      )}
    </section>
  );
});
