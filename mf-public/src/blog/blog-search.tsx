import { Button, SearchIcon, TextField } from '@shared/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { words } from './blog.words';
import styles from './blog-search.module.css';

/** Calls `onSearch` with a term that is not empty; an empty one does nothing. */
export function BlogSearch({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  // Back, forward and "view all" change the address: the box follows it.
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = typed.trim();
    if (search) onSearch(search);
  };
  return (
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={words.searchLabel}
        labelHidden
        type="search"
        name="search"
        placeholder={words.searchLabel}
        className={styles.field}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<SearchIcon />}>
        {words.search}
      </Button>
    </form>
  );
}
