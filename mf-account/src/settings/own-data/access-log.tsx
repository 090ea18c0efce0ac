import type { AccessEntry } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDateTime } from '@ilera/format';
import { api, useResource } from '@ilera/runtime';
import { Checkbox, PagedList, Panel, Skeleton, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Reference } from '../../components/reference';
import { pageSize, readPage } from '../../components/read-page';
import { words } from './own-data.words';
import styles from '../settings.module.css';

/** One page of the access log, newest first; `ownReads` includes the person's reads. */
const entriesOf = (page: number, ownReads: boolean) =>
  api.read(
    calls.accessLog,
    { query: { page, count: pageSize, ...(ownReads && { own_reads: true }) } },
    readPage,
  );

/** Lists who read and changed the person's medical and payment data. */
export const AccessLog = observer(function AccessLog() {
  const [ownReads, setOwnReads] = useState(false);
  const [page, setPage] = useState(1);
  const list = useResource(entriesOf, [page, ownReads], { keepPrevious: true });
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
      <PagedList
        list={list}
        page={page}
        onPage={setPage}
        words={words}
        className={styles.list}
        skeleton={<Skeleton shape="block" height="3rem" lines={2} />}
        skeletonClass={styles.list}
        empty={<Small>{words.none}</Small>}
      >
        {(entry) => (
          <li key={String(entry.id)} className={styles.row}>
            <p>
              <span>{`${accessSentence(entry)} `}</span>
              {entry.record && <Reference>{entry.record}</Reference>}
            </p>
            <Small>{`${formatDateTime(entry.at)} ${accessPlace(entry)}`}</Small>
          </li>
        )}
      </PagedList>
    </Panel>
  );
});

/** An entry as a sentence without its end; a reference may follow. */
export function accessSentence({ who, action, what, record }: AccessEntry): string {
  // A newer API may have record kinds that this release does not know.
  const [single, several] = words.records[what] ?? words.data;
  return words.entry(
    words.people[who] ?? words.somebody,
    words.actions[action] ?? words.used,
    record ? single : several,
  );
}

/** The origin of the request; the network's code distinguishes places. */
function accessPlace({ who, network, from_here }: AccessEntry): string {
  if (who === 'system' || !network) return '';
  return from_here ? words.fromHere : words.fromNetwork(network.slice(0, 6));
}
