import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, modals, useResource } from '@ilera/runtime';
import { AddPersonIcon, Button, IconButton, Loaded, Panel, SearchIcon, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { coversOthers, planKind } from '../../profile/plan-kind';
import { SearchBox } from '../../components/search-box';
import { accountStrings, memberLimit } from '../../strings';
import { MemberList } from './member-list';
import styles from './members.module.css';
import { memberWords as words } from '../health-plan.words';

/** Members of the person's plan whose name or e-mail contains the search text. */
const membersOf = (search: string) => api.read(calls.employees, { query: { search } });

/** The members of a family's or an employer's plan (A2.16); new ones can be added while the plan runs. */
export const Members = observer(function Members({ user }: { user: User }) {
  const [searching, setSearching] = useState(false);
  const [search, setSearch] = useState('');
  const list = useResource(membersOf, [search]);

  const canAdd = coversOthers(planKind(user));
  const ofEmployer = planKind(user.plan ? user : user.last_package) === 'employer';
  const handleToggle = () => {
    setSearching(!searching);
    setSearch('');
  };
  return (
    <Panel
      title={ofEmployer ? words.employees : words.members}
      action={
        <div className={styles.actions}>
          <IconButton
            label={words.search}
            icon={<SearchIcon />}
            outlined
            size="small"
            aria-expanded={searching}
            onClick={handleToggle}
          />
          {canAdd && (
            <Button
              size="small"
              icon={<AddPersonIcon />}
              onClick={() => modals.open(ofEmployer ? 'add_employee' : 'add_member', {})}
            >
              {ofEmployer ? words.addEmployees : words.addMembers}
            </Button>
          )}
        </div>
      }
    >
      {searching && (
        <div className={styles.search}>
          <SearchBox
            label={words.searchFor}
            placeholder={words.searchFor}
            value={search}
            onSearch={setSearch}
            focused
          />
        </div>
      )}
      <Loaded
        of={list}
        words={words}
        skeleton={<Skeleton shape="block" height="2.75rem" lines={4} />}
        skeletonClass={styles.skeletons}
      >
        {(members) =>
          members.length === 0 ? (
            <p className={styles.none}>{search ? words.nobodyFound : accountStrings.noMember}</p>
          ) : (
            <MemberList members={members} />
          )
        }
      </Loaded>
      {canAdd && user.package_members != null && (
        <div className={styles.note}>
          <p>{memberLimit(user.package_members)}</p>
          {list.status === 'ready' && list.data && !search && (
            // An expired invitation takes no seat.
            <p>
              {words.added(
                list.data.filter((member) => member.status !== 'expired').length,
                user.package_members,
              )}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
});
