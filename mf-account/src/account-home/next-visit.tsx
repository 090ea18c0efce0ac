import type { Visit } from '@shared/contracts/api';
import { formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { hasFeature, modals } from '@shared/runtime';
import { Button, Card, OwnTime } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getNextVisit } from '../visits/visit.api';
import { visitChanges } from '../visits/visit-changes';
import { methodWords } from '../visits/visit-facts';
import styles from './summary-cards.module.css';

/** The next visit that is still to come; nothing where there is none or where it cannot be loaded. */
export const NextVisit = observer(function NextVisit() {
  const [visit, setVisit] = useState<Visit | null>(null);
  const wanted = hasFeature('visits');
  const { count } = visitChanges;
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    getNextVisit().then(
      (found) => mounted && setVisit(found),
      // The history says the same and has a way to try again.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [wanted, count]);
  if (!visit) return null;
  return (
    <Card as="section" look="tint" className={styles.card}>
      <h2 className={styles.title}>Next visit</h2>
      <p>
        <strong>{formatVisitTime(visit.scheduled_at)}</strong> ({zoneName}),{' '}
        {methodWords(visit.method).toLowerCase()}
        <OwnTime at={parseApiDate(visit.scheduled_at)} />
      </p>
      <p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => modals.open('visit', { reference: visit.reference })}
        >
          See or change it
        </Button>
      </p>
    </Card>
  );
});
