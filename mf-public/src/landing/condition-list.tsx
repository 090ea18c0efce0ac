import { paths, pathTo } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { Link, useResource, api } from '@shared/runtime';
import { EmptyState, FailedState, NextIcon, Section, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import { words } from './landing.words';
import styles from './condition-list.module.css';

/** The conditions that the landing page names: those with an address and a title. */
const popularConditions = () =>
  api.read(calls.conditions, { params: { category: 'popular' }, query: { page: 1 } }, ({ data }) =>
    data.filter(({ id, title }) => id !== '' && title),
  );

/** As many as there are condition tiles in a skeleton (P9.2). */
const PLACEHOLDERS = 12;

/** The most popular conditions of the API; each entry is a link to its page. */
export function ConditionList() {
  return (
    <Section
      title={words.conditions.heading}
      lead={words.conditions.lead}
      action={<Link to={paths.conditions}>{words.conditions.all}</Link>}
    >
      <Entries />
    </Section>
  );
}

const Entries = observer(function Entries() {
  const { status, data: conditions = [], reload } = useResource(popularConditions, []);
  if (status === 'failed')
    return (
      <FailedState title={words.conditions.failed} onRetry={() => void reload()}>
        {words.conditions.whatToDo}
      </FailedState>
    );
  if (status === 'loading')
    return (
      <SkeletonGroup label={words.conditions.loading} className={styles.list}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width={index % 3 ? '55%' : '70%'} />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!conditions.length) return <EmptyState title={strings.noCondition} />;
  return (
    <ul className={styles.list}>
      {conditions.map(({ id, title }) => (
        <li key={id}>
          <Link to={pathTo.condition(String(id))} className={styles.entry}>
            <span>{title}</span>
            <NextIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
});
