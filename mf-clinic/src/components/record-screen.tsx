import { Link, type Resource } from '@ilera/runtime';
import { type Elements, Loaded, PageHeading, Skeleton } from '@ilera/ui';
import styles from './record.module.css';

interface RecordScreenProps<Data> {
  store: Resource<Data, [string]>;
  /** Address of the record's list. */
  list: string;
  words: { title: string; back: string; missing: string; notLoaded: string; loading: string };
  children: (data: Data) => Elements;
}

/** One record below a link to its list. */
export function RecordScreen<Data>({ store, list, words, children }: RecordScreenProps<Data>) {
  return (
    <>
      <Link to={list} className={styles.back}>
        {words.back}
      </Link>
      <Loaded
        of={store}
        words={words}
        heading={<PageHeading>{words.title}</PageHeading>}
        missing={<PageHeading>{words.missing}</PageHeading>}
        skeleton={<Skeleton lines={8} />}
      >
        {children}
      </Loaded>
    </>
  );
}
