import { Button, ChipGroup, FilterIcon } from '@shared/ui';
import { useId, useState } from 'react';
import { SearchBox } from '../components/search-box';
import styles from './history.module.css';
import { words } from './history.words';
import { statusChoices } from './status-filter';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  status: string;
  onStatus: (status: string) => void;
}

/** The search box and, behind the filter button, the statuses to show. */
export function HistoryControls({ search, onSearch, status, onStatus }: Props) {
  const [open, setOpen] = useState(status !== '');
  const panelId = useId();
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <SearchBox label={words.search} value={search} onSearch={onSearch} placeholder={words.searchFor} />
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          {words.filter}
        </Button>
      </div>
      {open && (
        <div id={panelId}>
          <ChipGroup
            label={words.byStatus}
            chips={statusChoices.map(({ value, label }) => ({ id: value || 'all', label }))}
            value={status || 'all'}
            onChange={(id) => onStatus(id === 'all' ? '' : id)}
          />
        </div>
      )}
    </div>
  );
}
