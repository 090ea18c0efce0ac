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
import { words } from './account-home.words';
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
      <h2 className={styles.title}>{words.nextVisit}</h2>
      {visit ? <PlannedVisit visit={visit} /> : <p>{insteadOf(visit, failed)}</p>}
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
        <span>{` (${zoneName}), ${methodWords(visit.method).toLowerCase()}`}</span>
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
