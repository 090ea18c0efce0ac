import * as calls from '@shared/contracts/calls';
import { formatDateTime } from '@shared/format';
import { api, useResource } from '@shared/runtime';
import { Checkbox, Panel, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Paged } from '../../paging/paged';
import { PAGE_SIZE, readPage } from '../../paging/read-page';
import { Reference } from '../../components/reference';
import { accessPlace, accessSentence } from './access-entry';
import { words } from './own-data.words';
import styles from './privacy.module.css';

/** A page of it, newest first; `ownReads` adds what the person read themselves. */
const entriesOf = (_userId: string | number, page: number, ownReads: boolean) =>
  api.read(
    calls.accessLog,
    { query: { page, count: PAGE_SIZE, ...(ownReads && { own_reads: true }) } },
    readPage,
  );

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
  const list = useResource(entriesOf, [userId, page, ownReads], true);
  return (
    <Paged list={list} page={page} onPage={onPage} words={words}>
      {(rows, loading) => {
        if (rows.length > 0)
          return (
            <ul className={styles.list} aria-busy={loading}>
              {rows.map((entry) => (
                <li key={String(entry.id)} className={styles.row}>
                  <p>
                    <span>{`${accessSentence(entry)} `}</span>
                    {entry.record && <Reference>{entry.record}</Reference>}
                  </p>
                  <p className={styles.muted}>{`${formatDateTime(entry.at)} ${accessPlace(entry)}`}</p>
                </li>
              ))}
            </ul>
          );
        if (!loading) return <p className={styles.muted}>{words.none}</p>;
        return (
          <SkeletonGroup label={words.loading} className={styles.list}>
            <Skeleton shape="block" height="3rem" />
            <Skeleton shape="block" height="3rem" />
          </SkeletonGroup>
        );
      }}
    </Paged>
  );
});
