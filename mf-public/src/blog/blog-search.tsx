import { Button, SearchIcon, TextField, useSearchText } from '@shared/ui';
import type { SyntheticEvent } from 'react';
import styles from './blog.page.module.css';
import { words } from './blog.words';

/** Calls `onSearch` with a term that is not empty; an empty one does nothing. */
export function BlogSearch({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const [typed, setTyped] = useSearchText(term);
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

/** The articles with the words of a search in their texts first; the others follow in their order (R4.63). */
export function matchingFirst<Article extends object>(articles: readonly Article[], term: string): Article[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (article: Article) => {
    const text = Object.values(article).join(' ').toLowerCase();
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  return [...articles.filter(matches), ...articles.filter((article) => !matches(article))];
}
