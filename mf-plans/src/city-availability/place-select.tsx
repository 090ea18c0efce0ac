import { Button, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { PlaceListStore, PlaceOption } from '@shared/forms';

interface Props {
  label: string;
  list: PlaceListStore;
  /** The places of the list, in the order of the select. */
  places?: PlaceOption[];
  chosen: string;
  /** Said while the list waits for the one above it. */
  after?: string;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** One of the three lists: waiting, loading, failed with Try again, or to choose from. */
export const PlaceSelect = observer(function PlaceSelect(props: Props) {
  const { label, list, places = list.places, chosen, after, onChoose, onRetry } = props;
  const { status } = list;
  const hints = {
    idle: after ?? '',
    loading: 'Loading …',
    ready: places.length === 0 ? 'There is nothing to choose here yet.' : '',
    failed: '',
  };
  return (
    <div>
      <SelectField
        label={label}
        hint={hints[status] || undefined}
        error={status === 'failed' ? 'This list could not be loaded.' : undefined}
        placeholder={`Select ${label.toLowerCase()}`}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
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
