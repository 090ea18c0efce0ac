import { Link, type Resource } from '@ilera/runtime';
import { type Elements, FailedState, PageHeading, Skeleton, SkeletonGroup } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import styles from './record.module.css';

interface RecordScreenProps<Data> {
  store: Resource<Data, [string]>;
  /** Address of the list that it is in. */
  list: string;
  words: { title: string; back: string; missing: string; notLoaded: string; loading: string };
  children: (data: Data) => Elements;
}

/** One record under the way back to its list. What is on the screen stays where it cannot be read again. */
export const RecordScreen = observer(function RecordScreen<Data>({
  store,
  list,
  words,
  children,
}: RecordScreenProps<Data>) {
  const { data, status, failure, isMissing, reload } = store;
  return (
    <>
      <Link to={list} className={styles.back}>
        {words.back}
      </Link>
      {data === undefined && isMissing && <PageHeading>{words.missing}</PageHeading>}
      {data === undefined && status === 'failed' && !isMissing && (
        <>
          <PageHeading>{words.title}</PageHeading>
          <FailedState title={words.notLoaded} failure={failure} onRetry={reload} />
        </>
      )}
      {data === undefined && status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      {data !== undefined && children(data)}
    </>
  );
});
