import { FormSelect, type PlaceListStore, useFormContext } from '@shared/forms';
import { Button, ErrorLine, type SelectOption } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect } from 'react';
import styles from './settings.module.css';

interface Props {
  name: 'country_id' | 'state_id' | 'city';
  label: string;
  list: PlaceListStore;
  options: SelectOption[];
  /** What must be chosen first, in words. */
  waitingFor?: string;
  autoComplete?: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A select whose entries come from the API; a failed list says so and can be asked for again. */
export const PlaceSelect = observer(function PlaceSelect(props: Props) {
  const { name, label, list, options, waitingFor, autoComplete, onChange } = props;
  const { setValue, getValues } = useFormContext();
  const { length } = options;
  useEffect(() => {
    // A select cannot show a value before its entry exists, and entries arrive after the value.
    setValue(name, getValues(name));
  }, [name, length, setValue, getValues]);
  const loading = list.status === 'loading';
  return (
    <div>
      <FormSelect
        name={name}
        label={label}
        options={options}
        placeholder={
          waitingFor ? `Choose ${waitingFor} first` : loading ? 'Loading…' : `Select ${label.toLowerCase()}`
        }
        autoComplete={autoComplete}
        aria-busy={loading || undefined}
        onChange={onChange}
      />
      {list.status === 'failed' && (
        <div className={styles.retry}>
          <ErrorLine>This list could not be loaded.</ErrorLine>
          <Button variant="quiet" size="small" onClick={() => void list.retry()}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
});
