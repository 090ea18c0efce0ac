import { longestSearch } from '@ilera/contracts';
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
  /** The text of the button. */
  submit: string;
  /** What is searched for at present; Back may change it. */
  value: string;
  /** Called with what is typed, without the spaces around it. */
  onSearch: (text: string) => void;
  /** Searches once the typing rests, too. */
  live?: boolean;
  className?: string | undefined;
  /** Below the field, by what is typed. */
  children?: (text: string) => Elements;
}

/** A search as a form, which works where no script runs, too. */
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
            maxLength={longestSearch}
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
