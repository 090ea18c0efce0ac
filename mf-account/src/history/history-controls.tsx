import type { ListedVisit } from '@ilera/contracts/api';
import { visitStatus } from '@ilera/format';
import { Button, ChipGroup, FilterIcon } from '@ilera/ui';
import { useId, useState } from 'react';
import { SearchBox } from '../components/search-box';
import styles from './history.module.css';
import { words } from './history.words';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  status: StatusChoice;
  onStatus: (status: StatusChoice) => void;
}

/** The search box and, behind the filter button, the status filter. */
export function HistoryControls({ search, onSearch, status, onStatus }: Props) {
  const [isOpen, setOpen] = useState(status !== '');
  const panelId = useId();
  const chosenStatus = statusChoices.find(({ id }) => id === status && status !== '');
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <SearchBox label={words.search} value={search} onSearch={onSearch} placeholder={words.searchFor} />
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {chosenStatus && !isOpen ? words.filterOf(chosenStatus.label) : words.filter}
        </Button>
      </div>
      {isOpen && (
        <div id={panelId}>
          <ChipGroup label={words.byStatus} chips={statusChoices} value={status} onChange={onStatus} />
        </div>
      )}
    </div>
  );
}

/** The filter's statuses by their API names; '' for all. */
export const statuses = ['', 'pending', 'completed', 'cancelled'] as const;
export type StatusChoice = (typeof statuses)[number];

/** The filter's statuses in the words of the table. */
const statusChoices = statuses.map((id) => ({ id, label: words[id || 'all'] }));

/** Filters rows by displayed status, for an API that cannot filter. */
export function withStatus(rows: ListedVisit[], chosen: StatusChoice): ListedVisit[] {
  if (!chosen) return rows;
  return rows.filter(({ status }) => visitStatus(status).label.toLowerCase() === chosen);
}
