import { timeSlots, zoneName, type Day } from '@ilera/format';
import { SelectField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { FreeTimes } from './free-times';
import { words } from './times.words';

interface TimeFieldProps {
  label: string;
  times: FreeTimes;
  /** Null until a day is chosen, when every time is allowed. */
  day: Day | null;
  value: string;
  error?: string | undefined;
  onChange: (time: string) => void;
}

/** A select of all 96 times; past (R4.79) and full ones are visible but cannot be chosen. */
export const TimeField = observer(function TimeField({
  label,
  times,
  day,
  value,
  error,
  onChange,
}: TimeFieldProps) {
  const options = timeSlots.map((slot) => {
    const over = day !== null && times.isOver(day, slot);
    const full = day !== null && times.isFull(slot);
    const named = full && !times.isClosed ? words.timeFull(slot) : slot;
    return { value: slot, label: over ? words.timeOver(slot) : named, disabled: over || full };
  });
  return (
    <SelectField
      label={label}
      hint={zoneName}
      placeholder={words.chooseTime}
      options={options}
      value={value}
      error={error ?? (day ? times.problemOfTime(day, value) : undefined)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
});
