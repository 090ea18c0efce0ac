import { paths } from '@shared/contracts';
import type { Visit } from '@shared/contracts/api';
import { formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { hasFeature, Link, modals } from '@shared/runtime';
import { Button, Card, cx, OwnTime, Skeleton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { getNextVisit } from '../visits/visit.api';
import { visitChanges } from '../visits/visit-changes';
import { methodWords } from '../visits/visit-facts';
import styles from './summary-cards.module.css';

/**
 * The next visit that is still to come; undefined while it loads, null where there is none. The card has its
 * height before the API has answered, so that nothing moves.
 */
export const NextVisit = observer(function NextVisit() {
  const [visit, setVisit] = useState<Visit | null | undefined>();
  const [failed, setFailed] = useState(false);
  const wanted = hasFeature('visits');
  const { count } = visitChanges;
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    getNextVisit().then(
      (found) => mounted && setVisit(found),
      () => mounted && setFailed(true),
    );
    return () => {
      mounted = false;
    };
  }, [wanted, count]);
  if (!wanted) return null;
  return (
    <Card as="section" look="tint" className={cx(styles.card, styles.nextVisit)}>
      <h2 className={styles.title}>Next visit</h2>
      {visit ? <PlannedVisit visit={visit} /> : <p>{insteadOf(visit, failed)}</p>}
    </Card>
  );
});

function insteadOf(visit: null | undefined, failed: boolean): ReactNode {
  if (visit === null) return 'No visit is planned.';
  if (!failed) return <Skeleton />;
  return (
    <>
      We could not load it. <Link to={paths.accountHistory}>See all visits</Link>
    </>
  );
}

function PlannedVisit({ visit }: { visit: Visit }) {
  return (
    <>
      <p>
        <strong>{formatVisitTime(visit.scheduled_at)}</strong> ({zoneName}),{' '}
        {methodWords(visit.method).toLowerCase()}
        <OwnTime at={parseApiDate(visit.scheduled_at)} />
      </p>
      <p className={styles.action}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => modals.open('visit', { reference: visit.reference })}
        >
          See or change it
        </Button>
      </p>
    </>
  );
}
