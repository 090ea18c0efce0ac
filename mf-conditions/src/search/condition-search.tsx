import { paths, pathTo } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, type Source, useNavigate, useResource } from '@shared/runtime';
import { Button, Field, SearchIcon, TextInput, useDebounced, VisuallyHidden } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { type ConditionRow, toRows } from '../catalogue/condition-sources';
import { UrgentHelp } from '../urgent/urgent-help';
import { useActiveOption } from './use-active-option';
import { searchWords as words } from '../conditions/conditions.words';
import styles from './condition-search.module.css';

/** A single letter begins some word of every text. */
const fewestLetters = 2;

/** What a search finds, with the words that it was for. */
const suggestionsFor = (search: string): Source<{ search: string; rows: ConditionRow[] }> =>
  api.read(calls.searchConditions, { query: { search } }, (sent) => ({ search, rows: toRows(sent) }));

interface Props {
  /** What is searched for at present, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Finds a condition by what people call it (R5.4): a combobox that shows conditions during typing, and a
 * form that opens the same search where no script runs.
 */
export const ConditionSearch = observer(function ConditionSearch({ value, onSearch }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const [open, setOpen] = useState(false);
  if (given !== value) {
    // The address changed: Back, or a link.
    setGiven(value);
    setText(value);
  }
  const rested = useDebounced(text.trim());
  // What was found stays until the next search has its results.
  const asked: [string] | null = open && rested.length >= fewestLetters ? [rested] : null;
  const { status, data } = useResource(suggestionsFor, asked, true);
  const found = data?.rows ?? [];

  const isOpen = open && status !== 'failed' && data !== undefined && text.trim() !== '';
  // The last option is always present: the person's own words, for a doctor.
  const count = isOpen ? found.length + 1 : 0;
  const close = () => {
    setOpen(false);
    reset();
  };
  const choose = (index: number) => {
    close();
    const condition = found[index];
    void navigate(condition ? pathTo.condition(condition.id) : pathTo.customCondition(text.trim()));
  };
  const { active, onKeyDown, reset } = useActiveOption({ count, onChoose: choose, onClose: close });
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    // The list scrolls, and the browser scrolls only to the focus, which stays in the field.
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
    onSearch(text.trim());
  };

  return (
    <form role="search" action={paths.conditions} className={styles.form} onSubmit={handleSubmit}>
      <Field label={words.label} hint={words.hint}>
        <div className={styles.row}>
          <TextInput
            type="search"
            name="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              reset();
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <Button type="submit" icon={<SearchIcon />}>
            {words.submit}
          </Button>
        </div>
      </Field>
      <UrgentHelp text={text} />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={words.suggestions} className={styles.list}>
          {[...found, null].map((condition, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its options
            <li
              key={condition?.id ?? 'own'}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Keeps the focus in the field: its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <strong>{condition ? condition.title : words.describe(text.trim())}</strong>
              <span className={styles.text}>{condition ? condition.text : words.describeHint}</span>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && words.found(found.length, data.search)}</span>
      </VisuallyHidden>
      {open && status === 'failed' && <p className={styles.text}>{words.failed}</p>}
    </form>
  );
});
