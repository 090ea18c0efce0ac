import { ErrorLine, Button, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ownCare } from './care.api';
import styles from './care.module.css';
import { CareStore } from './care.store';
import { words } from './care.words';
import { CareSections } from './care-sections';

/** What the clinic left for one of one's own visits. */
export const VisitCare = observer(function VisitCare({ reference }: { reference: string }) {
  const [store] = useState(() => new CareStore(ownCare(reference)));
  useEffect(() => void store.load(), [store]);
  const { status, care, source } = store;
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
          <Button variant="secondary" onClick={() => void store.load()}>
            {words.again}
          </Button>
        </>
      )}
      {status === 'ready' && care && <CareSections care={care} source={source} />}
    </section>
  );
});
