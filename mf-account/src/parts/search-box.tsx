import { SearchIcon, TextField, useDebounced } from '@shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './search-box.module.css';

interface Props {
  label: string;
  /** What is searched for now; it may change from outside, by the Back button. */
  value: string;
  /** Told what was typed once it has rested for 250 ms (A9.3). */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Opened by a press of its own button, so it takes the focus. */
  focused?: boolean;
}

/** A search box that waits for a rest in the typing. */
export function SearchBox({ label, value, onSearch, placeholder, focused }: Props) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    if (value !== text.trim()) setText(value);
  }
  const rested = useDebounced(text.trim());
  const search = useEffectEvent((wanted: string) => {
    // What was taken over from outside is not typed, and must not be searched for again.
    if (wanted !== value && wanted === text.trim()) onSearch(wanted);
  });
  useEffect(() => search(rested), [rested]);
  return (
    <div className={styles.box}>
      <SearchIcon className={styles.icon} />
      <TextField
        label={label}
        labelHidden
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
        autoFocus={focused}
        onChange={(event) => setText(event.target.value)}
        className={styles.field}
      />
    </div>
  );
}
