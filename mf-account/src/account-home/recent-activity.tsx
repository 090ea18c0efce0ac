import { paths, strings } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { FailedState, Panel, Table } from '@shared/ui';
import { visitColumns, visitKey, type VisitRow } from '../visits/visit-columns';
import { words } from './account-home.words';

interface Props {
  /** The latest visits of the profile, unchecked: anything but a list counts as none. */
  visits: unknown;
  /** Whether a request is running. */
  refreshing: boolean;
  /** Given where they did not load. */
  onRetry?: (() => unknown) | undefined;
}

const SKELETON_ROWS = 3;

/**
 * The latest visits. Those already loaded stay visible while newer ones load; the browser stores none, so that there are
 * none to show of a profile that did not load.
 */
export function RecentActivity({ visits, refreshing, onRetry }: Props) {
  const rows = Array.isArray(visits) ? (visits as VisitRow[]) : [];
  return (
    <Panel title={words.activity} action={<Link to={paths.accountHistory}>{words.allActivity}</Link>}>
      {onRetry && rows.length === 0 ? (
        <FailedState onRetry={onRetry} />
      ) : (
        <Table
          caption={words.latestVisits}
          columns={visitColumns}
          rows={rows}
          rowKey={(visit, index) => visitKey(visit, index)}
          loading={refreshing && rows.length === 0}
          skeletonRows={SKELETON_ROWS}
          empty={strings.noRecord}
        />
      )}
    </Panel>
  );
}
