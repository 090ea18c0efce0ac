import { Button, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { PlaceList } from './places.store';

interface Props {
  label: string;
  list: PlaceList;
  /** Said while the list waits for the one above it. */
  after?: string;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** One of the three lists: waiting, loading, failed with Try again, or to choose from. */
export const PlaceSelect = observer(function PlaceSelect({ label, list, after, onChoose, onRetry }: Props) {
  const { status, options } = list;
  const hints = {
    idle: after ?? '',
    loading: 'Loading …',
    ready: options.length === 0 ? 'There is nothing to choose here yet.' : '',
    failed: '',
  };
  return (
    <div>
      <SelectField
        label={label}
        hint={hints[status] || undefined}
        error={status === 'failed' ? 'This list could not be loaded.' : undefined}
        placeholder={`Select ${label.toLowerCase()}`}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.chosen}
        disabled={status !== 'ready'}
        aria-busy={status === 'loading' || undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
      {status === 'failed' && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
});
