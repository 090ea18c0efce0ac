import type { User } from '@shared/contracts/api';
import { failureMessage, modals } from '@shared/runtime';
import {
  AddPersonIcon,
  Button,
  FailedState,
  IconButton,
  Panel,
  SearchIcon,
  Skeleton,
  SkeletonGroup,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ListStore } from '../../lists/list.store';
import { planKind } from '../../profile/plan-kind';
import { membersChanged } from '../../invite/members-changed';
import { SearchBox } from '../../components/search-box';
import { accountStrings, memberLimit } from '../../strings';
import { MemberList } from './member-list';
import { getMembers, type Member } from './members.api';
import styles from './members.module.css';
import { words } from './members.words';
import { RemovalNotice } from './removal-notice';
import { RemovalStore } from './removal.store';

const SKELETON_ROWS = 4;

/** The people whom a family's or an employer's plan covers (A2.16). */
export const Members = observer(function Members({ user }: { user: User }) {
  const [list] = useState(() => new ListStore<Member, string>(getMembers));
  const [removal] = useState(() => new RemovalStore());
  const [searching, setSearching] = useState(false);
  const [search, setSearch] = useState('');
  const { times } = membersChanged;
  useEffect(() => void list.load(search), [list, search, times]);
  // A confirmed removal is sent also when the page is left within the time for undoing it.
  useEffect(() => removal.finish, [removal]);

  const ofFamily = planKind(user) === 'family';
  const people = list.rows.filter((member) => !removal.isGone(member));
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
      <RemovalNotice removal={removal} />
      {list.status === 'loading' && (
        <SkeletonGroup label={words.loading} className={styles.skeletons}>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <Skeleton key={index} shape="block" height="2.75rem" />
          ))}
        </SkeletonGroup>
      )}
      {list.status === 'failed' && (
        <FailedState title={words.notLoaded} onRetry={() => void list.load(search)}>
          {failureMessage(list.error)}
        </FailedState>
      )}
      {list.status === 'ready' && people.length === 0 && (
        <p className={styles.none}>{search ? words.nobodyFound : accountStrings.noMember}</p>
      )}
      {list.status === 'ready' && people.length > 0 && (
        <MemberList members={people} onRemove={removal.remove} />
      )}
      {user.package_members != null && (
        <div className={styles.note}>
          <p>{memberLimit(user.package_members)}</p>
          {list.status === 'ready' && !search && (
            // An invitation that has run out takes no place.
            <p>
              {words.added(people.filter(({ status }) => status !== 'expired').length, user.package_members)}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
});
