import { Button, Field, SearchIcon, TextInput, useSearchText } from '@shared/ui';
import type { SyntheticEvent } from 'react';
import { UrgentHelp } from '../urgent/urgent-help';
import { words } from './catalogue.words';
import styles from './condition-search.module.css';

interface Props {
  /** What is searched for at present, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Finds conditions by what people call them (R5.4): once the typing rests, and as a form where no script runs. The list
 * below it shows what was found.
 */
export function ConditionSearch({ value, onSearch }: Props) {
  const [text, setText] = useSearchText(value, onSearch);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <Field label={words.search} hint={words.searchHint}>
        <div className={styles.row}>
          <TextInput
            type="search"
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon={<SearchIcon />}>
            {words.submitSearch}
          </Button>
        </div>
      </Field>
      <UrgentHelp text={text} />
    </form>
  );
}
