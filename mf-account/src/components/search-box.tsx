import { maxSearchLength } from '@ilera/contracts';
import { SearchIcon, TextField, useSearchText } from '@ilera/ui';
import styles from './search-box.module.css';

interface Props {
  label: string;
  /** The current search text, which Back may change. */
  value: string;
  /** Called with the text when typing pauses. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Whether the box takes the focus on appearing, after a press of the button that shows it. */
  focused?: boolean;
}

/** A search box that reports its text when typing pauses. */
export function SearchBox({ label, value, onSearch, placeholder, focused }: Props) {
  const [text, setText] = useSearchText(value, onSearch);
  return (
    <div className={styles.box}>
      <SearchIcon className={styles.icon} />
      <TextField
        label={label}
        labelHidden
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={maxSearchLength}
        autoComplete="off"
        autoFocus={focused}
        onChange={(event) => setText(event.target.value)}
        className={styles.field}
      />
    </div>
  );
}
