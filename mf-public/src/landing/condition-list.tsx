import { paths, pathTo } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { EmptyState, FailedState, NextIcon, Section, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { strings } from '../strings';
import { PopularConditionsStore } from './popular-conditions.store';
import { words } from './landing.words';
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
      title={words.conditions.heading}
      lead={words.conditions.lead}
      action={<Link to={paths.conditions}>{words.conditions.all}</Link>}
    >
      <Entries store={store} />
    </Section>
  );
});

const Entries = observer(function Entries({ store }: { store: PopularConditionsStore }) {
  if (store.status === 'failed')
    return (
      <FailedState title={words.conditions.failed} onRetry={() => void store.load()}>
        {words.conditions.whatToDo}
      </FailedState>
    );
  if (store.status === 'loading')
    return (
      <SkeletonGroup label={words.conditions.loading} className={styles.list}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width={index % 3 ? '55%' : '70%'} />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!store.conditions.length) return <EmptyState title={strings.noCondition} />;
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
