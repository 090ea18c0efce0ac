import type { Resource } from '@ilera/runtime';
import { Button, SelectField, type SelectOption } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, RefCallback } from 'react';

interface PlaceSelectProps extends ComponentProps<typeof SelectField> {
  label: string;
  list: Pick<Resource<unknown, never>, 'status' | 'reload'>;
  options: SelectOption[];
  /** The choice that must come first: "a country". */
  waitingFor?: string;
  ref?: RefCallback<HTMLSelectElement>;
}

/**
 * A select of countries, states or cities, in each of its states: waiting, loading, empty, failed with Try again,
 * ready.
 */
export const PlaceSelect = observer(function PlaceSelect(props: PlaceSelectProps) {
  const { list, waitingFor, error, hint, ref, ...select } = props;
  const { label, options } = select;
  const { status } = list;
  const placeholders = { loading: 'Loading…', idle: waitingFor && `Choose ${waitingFor} first` };
  const isEmpty = status === 'ready' && options.length === 0;
  return (
    <div>
      <SelectField
        {...select}
        // A select cannot show a value before its entry exists, and entries arrive after the value: each rendering sets
        // the value again.
        ref={(element) => ref?.(element)}
        placeholder={placeholders[status as keyof typeof placeholders] ?? `Select ${label.toLowerCase()}`}
        hint={isEmpty ? 'There is nothing to choose here yet.' : hint}
        error={status === 'failed' ? 'This list could not be loaded.' : error}
        aria-busy={status === 'loading' || undefined}
      />
      {status === 'failed' && (
        <Button variant="quiet" size="small" onClick={() => void list.reload()}>
          Try again
        </Button>
      )}
    </div>
  );
});
