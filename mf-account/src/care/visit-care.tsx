import * as calls from '@shared/contracts/calls';
import { api, hasFeature, useResource } from '@shared/runtime';
import { ErrorLine, Button, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './care.module.css';
import { words } from './care.words';
import { CareSections } from './care-sections';
import { VisitFiles } from './visit-files';

const careOf = (reference: string) => api.read(calls.visitCare, { params: { reference } });

/** What the clinic left for one of one's own visits. */
export const VisitCare = observer(function VisitCare({ reference }: { reference: string }) {
  const { status, data: care, reload } = useResource(careOf, [reference]);
  const readLetter = (code: string) => api.call(calls.visitLetter, { params: { reference, code } });
  return (
    <section aria-label={words.heading} className={styles.visit}>
      {status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <>
          <ErrorLine>{words.notLoaded}</ErrorLine>
          <Button variant="secondary" onClick={() => void reload()}>
            {words.again}
          </Button>
        </>
      )}
      {status === 'ready' && care && <CareSections care={care} readLetter={readLetter} />}
      {status === 'ready' && care && hasFeature('visit-files') && (
        <VisitFiles
          care={care}
          send={(evidence, onUploadProgress, signal) =>
            api.call(calls.sendVisitFiles, {
              params: { reference },
              body: { evidence },
              onUploadProgress,
              signal,
            })
          }
        />
      )}
    </section>
  );
});
