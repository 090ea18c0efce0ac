import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, modals, useResource } from '@ilera/runtime';
import { AddPersonIcon, Button, IconButton, Loaded, Panel, SearchIcon, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { planKind } from '../../profile/plan-kind';
import { SearchBox } from '../../components/search-box';
import { accountStrings, memberLimit } from '../../strings';
import { MemberList } from './member-list';
import styles from './members.module.css';
import { memberWords as words } from '../health-plan.words';

/** The people on one's plan whose name or e-mail holds the search. */
const membersOf = (search: string) => api.read(calls.employees, { query: { search } });

/** The people whom a family's or an employer's plan covers (A2.16). */
export const Members = observer(function Members({ user }: { user: User }) {
  const [searching, setSearching] = useState(false);
  const [search, setSearch] = useState('');
  const list = useResource(membersOf, [search]);

  const ofFamily = planKind(user) === 'family';
  const handleToggle = () => {
    setSearching(!searching);
    setSearch('');
  };
  return (
    <Panel
      title={ofFamily ? words.members : words.employees}
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
          <Button
            size="small"
            icon={<AddPersonIcon />}
            onClick={() => modals.open(ofFamily ? 'add_member' : 'add_employee', {})}
          >
            {ofFamily ? words.addMembers : words.addEmployees}
          </Button>
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
      {user.package_members != null && (
        <div className={styles.note}>
          <p>{memberLimit(user.package_members)}</p>
          {list.status === 'ready' && list.data && !search && (
            // An invitation that has run out takes no seat.
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
