import { paths, strings } from '@ilera/contracts';
import type { Appointment } from '@ilera/contracts/api';
import { Link } from '@ilera/runtime';
import { FailedState, Panel, Table } from '@ilera/ui';
import { visitColumns, visitKey } from '../visits/visit-columns';
import { words } from './account-home.words';

interface Props {
  /** The latest visits of the profile. */
  visits?: Appointment[];
  /** Whether a request is running. */
  refreshing: boolean;
  /** Why they did not load; null where they did. */
  failure?: unknown;
  onRetry?: () => unknown;
}

/**
 * The latest visits. Those already loaded stay visible while newer ones load; the browser stores none, so that there are
 * none to show of a profile that did not load.
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
