import { maxSearchLength } from '@ilera/contracts';
import type { Elements } from '@ilera/runtime';
import type { SyntheticEvent } from 'react';
import { Button } from '../actions/button';
import { cx } from '../cx';
import { useSearchText } from '../hooks/use-search-text';
import { SearchIcon } from '../icons';
import { Field, type FieldLook } from './field';
import styles from './search-form.module.css';
import { TextInput } from './text-input';

interface Props extends Pick<FieldLook, 'label' | 'labelHidden' | 'hint'> {
  placeholder?: string;
  /** The button's text. */
  submit: string;
  /** The current search, which Back may change. */
  value: string;
  /** Called with the typed text, trimmed. */
  onSearch: (text: string) => void;
  /** Whether it also searches when typing pauses. */
  live?: boolean;
  className?: string | undefined;
  /** Shown below the field, for the typed text. */
  children?: (text: string) => Elements;
}

/** A search as a form, which also works without scripts. */
export function SearchForm(props: Props) {
  const { placeholder, submit, value, onSearch, live, className, children, ...look } = props;
  const [text, setText] = useSearchText(value, live ? onSearch : undefined);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={cx(styles.form, className)} onSubmit={handleSubmit}>
      <Field {...look}>
        <div className={styles.row}>
          <TextInput
            type="search"
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxSearchLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon={<SearchIcon />}>
            {submit}
          </Button>
        </div>
      </Field>
      {children?.(text)}
    </form>
  );
}
