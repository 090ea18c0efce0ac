import { paths, strings } from '@ilera/contracts';
import type { ListedVisit } from '@ilera/contracts/api';
import { Link } from '@ilera/runtime';
import { FailedState, Panel, Table } from '@ilera/ui';
import { visitColumns, visitKey } from '../visits/visit-columns';
import { words } from './account-home.words';

interface Props {
  /** The profile's latest visits. */
  visits?: ListedVisit[];
  /** Whether a request is running. */
  refreshing: boolean;
  /** The failure of the load; null if the visits loaded. */
  failure?: unknown;
  onRetry?: () => unknown;
}

/**
 * The latest visits, which stay visible while newer ones load. The browser stores no visits, so none are shown after a
 * failed load of the profile.
 */
export function RecentActivity({ visits: rows = [], refreshing, failure = null, onRetry }: Props) {
  return (
    <Panel title={words.activity} action={<Link to={paths.accountHistory}>{words.allActivity}</Link>}>
      {failure !== null && rows.length === 0 ? (
        <FailedState title={words.activityNotLoaded} failure={failure} onRetry={onRetry} />
      ) : (
        <Table
          caption={words.latestVisits}
          columns={visitColumns}
          rows={rows}
          rowKey={visitKey}
          loading={refreshing && rows.length === 0}
          empty={strings.noRecord}
        />
      )}
    </Panel>
  );
}
