import { paths, strings } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Panel, Table } from '@shared/ui';
import { visitColumns, visitKey, type VisitRow } from '../visits/visit-columns';

/** What the profile says about the latest visits. Unread from an API, so anything but a list counts as none. */
interface Props {
  visits: unknown;
  /** An answer is on its way. */
  refreshing: boolean;
}

const SKELETON_ROWS = 3;

/** The latest visits. What is known stays in sight while a newer answer is on its way. */
export function RecentActivity({ visits, refreshing }: Props) {
  const rows = Array.isArray(visits) ? (visits as VisitRow[]) : [];
  return (
    <Panel title="Recent Activity" action={<Link to={paths.accountHistory}>View all</Link>}>
      <Table
        caption="Latest visits"
        columns={visitColumns}
        rows={rows}
        rowKey={(visit, index) => visitKey(visit, index)}
        loading={refreshing && rows.length === 0}
        skeletonRows={SKELETON_ROWS}
        empty={strings.noRecord}
      />
    </Panel>
  );
}
