import { paths } from '@ilera/contracts';
import type { Visit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatVisitTime, methodWords, parseApiDate, zoneName } from '@ilera/format';
import { api, hasFeature, Link, modals, useResource } from '@ilera/runtime';
import { Button, Card, cx, OwnTime, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { words } from './account-home.words';
import styles from './account-home.module.css';

const nextVisit = () => api.read(calls.nextVisit, {});

/**
 * The visit that runs or comes next. The card has its height before the API has answered, so that nothing moves.
 */
export const NextVisit = observer(function NextVisit() {
  const wanted = hasFeature('visits');
  const { status, data: visit } = useResource(nextVisit, wanted ? [] : null);
  if (!wanted) return null;
  return (
    <Card as="section" look="tint" className={cx(styles.card, styles.nextVisit)}>
      <h2 className={styles.title}>{words.nextVisit}</h2>
      {visit ? <PlannedVisit visit={visit} /> : <p>{insteadOf(visit, status === 'failed')}</p>}
    </Card>
  );
});

function insteadOf(visit: null | undefined, failed: boolean): ReactNode {
  if (visit === null) return words.noNextVisit;
  if (!failed) return <Skeleton />;
  return (
    <span>
      {words.nextVisitNotLoaded} <Link to={paths.accountHistory}>{words.allVisits}</Link>
    </span>
  );
}

function PlannedVisit({ visit }: { visit: Visit }) {
  return (
    <>
      <p>
        <strong>{formatVisitTime(visit.scheduled_at)}</strong>
        <span>{` (${zoneName}), ${methodWords(visit.method)}`}</span>
        <OwnTime at={parseApiDate(visit.scheduled_at)} />
      </p>
      <p className={styles.action}>
        <Button onClick={() => modals.open('visit', { reference: visit.reference })}>
          {words.openVisit}
        </Button>
      </p>
    </>
  );
}
