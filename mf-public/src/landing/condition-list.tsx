import { paths, pathTo } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { EmptyState, FailedState, NextIcon, Section, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { facts } from '../facts';
import { PopularConditionsStore } from './popular-conditions.store';
import styles from './condition-list.module.css';

/** As many as there are condition tiles in a skeleton (P9.2). */
const PLACEHOLDERS = 12;

/** The most popular conditions of the API; each entry is a link to its page. */
export const ConditionList = observer(function ConditionList() {
  const [store] = useState(() => new PopularConditionsStore());
  useEffect(() => {
    const visit = new AbortController();
    void store.load(visit.signal);
    return () => visit.abort();
  }, [store]);
  return (
    <Section
      title="Conditions we treat"
      lead={`${facts.conditions} common conditions, and a doctor who listens when yours is not on the list.`}
      action={<Link to={paths.conditions}>See all conditions</Link>}
    >
      <Entries store={store} />
    </Section>
  );
});

const Entries = observer(function Entries({ store }: { store: PopularConditionsStore }) {
  if (store.status === 'failed')
    return (
      <FailedState title="We could not load the conditions" onRetry={() => void store.load()}>
        Check your connection and try again. You can still open the full list above.
      </FailedState>
    );
  if (store.status === 'loading')
    return (
      <SkeletonGroup label="Loading conditions" className={styles.list}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width={index % 3 ? '55%' : '70%'} />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!store.conditions.length) return <EmptyState title="No Condition Found" />;
  return (
    <ul className={styles.list}>
      {store.conditions.map(({ id, title }) => (
        <li key={id}>
          <Link to={pathTo.condition(id)} className={styles.entry}>
            <span>{title}</span>
            <NextIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
});
