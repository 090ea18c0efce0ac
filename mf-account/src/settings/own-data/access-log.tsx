import type { AccessEntry } from '@shared/contracts/api';
import { formatDateTime } from '@shared/format';
import { failureMessage } from '@shared/runtime';
import { Checkbox, FailedState, Panel, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ListPagination } from '../../paging/list-pagination';
import { PAGE_SIZE, PagedListStore } from '../../paging/paged-list.store';
import { Reference } from '../../components/reference';
import { accessPlace, accessSentence } from './access-entry';
import { getAccessLog } from './access-log.api';
import { words } from './own-data.words';
import styles from './privacy.module.css';

/** Who read and changed the person's medical and payment data. */
export const AccessLog = observer(function AccessLog({ userId }: { userId: string | number }) {
  const [ownReads, setOwnReads] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <Panel title={words.usedHeading}>
      <p className={styles.lead}>{words.usedLead}</p>
      <Checkbox
        label={words.ownReads}
        checked={ownReads}
        onChange={(event) => {
          setOwnReads(event.target.checked);
          setPage(1);
        }}
      />
      <Entries key={String(ownReads)} userId={userId} ownReads={ownReads} page={page} onPage={setPage} />
    </Panel>
  );
});

interface Props {
  userId: string | number;
  ownReads: boolean;
  page: number;
  onPage: (page: number) => void;
}

const Entries = observer(function Entries({ userId, ownReads, page, onPage }: Props) {
  const [list] = useState(
    () => new PagedListStore<AccessEntry>((request, signal) => getAccessLog(request, signal, ownReads)),
  );
  useEffect(() => {
    void list.load({ userId, page });
    return list.giveUp;
  }, [list, userId, page]);

  if (list.status === 'failed')
    return (
      <FailedState title={words.notLoaded} onRetry={() => void list.load({ userId, page })}>
        {failureMessage(list.error)}
      </FailedState>
    );
  if (list.status === 'loading' && list.rows.length === 0)
    return (
      <SkeletonGroup label={words.loading} className={styles.list}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
      </SkeletonGroup>
    );
  if (list.rows.length === 0) return <p className={styles.muted}>{words.none}</p>;
  return (
    <>
      <ul className={styles.list} aria-busy={list.status === 'loading'}>
        {list.rows.map((entry) => (
          <li key={String(entry.id)} className={styles.row}>
            <p>
              <span>{`${accessSentence(entry)} `}</span>
              {entry.record && <Reference>{entry.record}</Reference>}
            </p>
            <p className={styles.muted}>{`${formatDateTime(entry.at)} ${accessPlace(entry)}`}</p>
          </li>
        ))}
      </ul>
      {list.total > PAGE_SIZE && (
        <ListPagination page={page} pageCount={list.pages} onPage={onPage} label={words.pages} />
      )}
    </>
  );
});
