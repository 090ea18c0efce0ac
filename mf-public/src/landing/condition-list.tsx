import { paths, pathTo, strings } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { Link, useResource, api } from '@ilera/runtime';
import { EmptyState, Loaded, NextIcon, Section, Skeleton } from '@ilera/ui';
import { words } from './landing.words';
import styles from './condition-list.module.css';

/** The landing page's conditions: those with an address and a title. */
const popularConditions = () =>
  api.read(calls.conditions, { params: { category: 'popular' }, query: { page: 1 } }, ({ data }) =>
    data.filter(({ id, title }) => id !== '' && title),
  );

/** The number of condition tiles in a skeleton (P9.2). */
const placeholderCount = 12;

/** The API's most popular conditions; each entry links to its page. */
export function ConditionList() {
  return (
    <Section
      title={words.conditions.heading}
      lead={words.conditions.lead}
      action={<Link to={paths.conditions}>{words.conditions.all}</Link>}
    >
      <Loaded
        of={useResource(popularConditions, [])}
        words={words.conditions}
        skeleton={Array.from({ length: placeholderCount }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width={index % 3 ? '55%' : '70%'} />
          </div>
        ))}
        skeletonClass={styles.list}
      >
        {(conditions) =>
          conditions.length === 0 ? (
            <EmptyState title={strings.noCondition} />
          ) : (
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
          )
        }
      </Loaded>
    </Section>
  );
}
