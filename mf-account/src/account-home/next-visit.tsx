import { paths } from '@ilera/contracts';
import type { Visit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatVisitTime, methodWords, parseApiDate, zoneName } from '@ilera/format';
import { api, hasFeature, Link, modals, useResource } from '@ilera/runtime';
import { Button, Card, cx, OwnTime, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { words } from './account-home.words';
import styles from './account-home.module.css';

const nextVisit = () => api.read(calls.nextVisit, {});

/** The current or next visit. The card's height is reserved before the API has answered, so that nothing moves. */
export const NextVisit = observer(function NextVisit() {
  const hasVisits = hasFeature('visits');
  const { status, data: visit } = useResource(nextVisit, hasVisits ? [] : null);
  if (!hasVisits) return null;
  return (
    <Card
      title={words.nextVisit}
      titleClass={styles.title}
      look="tint"
      className={cx(styles.card, styles.nextVisit)}
    >
      {visit && <PlannedVisit visit={visit} />}
      {visit === null && <p>{words.noNextVisit}</p>}
      {visit === undefined && status !== 'failed' && <Skeleton />}
      {visit === undefined && status === 'failed' && (
        <p>
          {words.nextVisitNotLoaded} <Link to={paths.accountHistory}>{words.allVisits}</Link>
        </p>
      )}
    </Card>
  );
});

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
