import { Button, Field, SearchIcon, TextInput, useDebounced } from '@shared/ui';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
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
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const rested = useDebounced(text);
  if (given !== value) {
    // The address changed by Back or a link, not by typing, which must not be overwritten.
    setGiven(value);
    if (value !== text) setText(value);
  }
  const search = useEffectEvent((wanted: string) => {
    if (wanted === text && wanted !== value) onSearch(wanted);
  });
  // Only typing that came to rest is a search.
  useEffect(() => search(rested), [rested]);
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
