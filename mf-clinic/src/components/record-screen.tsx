import { Link } from '@shared/runtime';
import { type Elements, FailedState, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './record.module.css';
import type { RecordStore } from './record.store';

interface RecordScreenProps<Data> {
  store: RecordStore<Data>;
  /** Address of the list that it is in. */
  list: string;
  words: { back: string; notLoaded: string; loading: string };
  children: (data: Data) => Elements;
}

/** One record under the way back to its list: read when the screen opens, and again where that failed. */
export const RecordScreen = observer(function RecordScreen<Data>({
  store,
  list,
  words,
  children,
}: RecordScreenProps<Data>) {
  useEffect(() => void store.load(), [store]);
  const { data, failure } = store;
  return (
    <>
      <Link to={list} className={styles.back}>
        {words.back}
      </Link>
      {failure !== null && (
        <FailedState title={words.notLoaded} failure={failure} onRetry={() => store.load()} />
      )}
      {data === undefined && failure === null && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      {data !== undefined && children(data)}
    </>
  );
});
