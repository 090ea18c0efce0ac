import { brand } from '@shared/contracts';
import { modals } from '@shared/runtime';
import { Button, Head, PageHeading, PlusIcon, TextField, useDebounced } from '@shared/ui';
import { useEffect, useState } from 'react';
import { CategoryChips } from '../catalogue/category-chips';
import { ConditionList } from '../catalogue/condition-list';
import type { ConditionRow } from '../catalogue/condition-sources';
import { useListAddress } from '../catalogue/use-list-address';
import { UrgentHelp } from '../urgent/urgent-help';
import { words as catalogue } from '../catalogue/catalogue.words';
import styles from './account-conditions.module.css';

/** The words of the account's list of conditions. */
const words = {
  heading: 'Conditions',
  searchAll: 'Search all conditions',
  schedule: 'Schedule appointment',
  search: 'Search',
  searchPlaceholder: 'Search conditions',
} as const;

/**
 * `/account/condition`, for signed-in people: find a condition and book a visit about it, or about anything
 * else.
 */
export default function AccountConditionsPage() {
  const { category, search, pages, setCategory, setSearch, setPages } = useListAddress();
  const handleSchedule = () => modals.open('appointment', { variant: 'signed-in', condition: null });
  const handleOpen = ({ id, title, text }: ConditionRow) =>
    modals.open('appointment', { variant: 'signed-in', condition: { id, title, text } });

  return (
    <div className={styles.page}>
      <Head title={`${words.heading} | ${brand.name}`} />
      <PageHeading action={<ScheduleButton onClick={handleSchedule} />}>{words.heading}</PageHeading>
      <SearchBox value={search} onSearch={setSearch} />
      <CategoryChips value={category} onChange={setCategory} />
      <ConditionList
        key={`${category} ${search}`}
        isSignedIn
        category={category}
        search={search}
        pages={pages}
        onPages={setPages}
        headingLevel={2}
        onOpen={handleOpen}
        whenEmpty={
          <div className={styles.empty}>
            {category !== 'all' && (
              <Button variant="secondary" onClick={() => setCategory('all')}>
                {words.searchAll}
              </Button>
            )}
            <Button onClick={handleSchedule}>{catalogue.describe}</Button>
          </div>
        }
      />
    </div>
  );
}

/** Beside the heading on wide screens, floating in the corner on small ones. */
function ScheduleButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<PlusIcon />} className={styles.schedule ?? ''} onClick={onClick}>
      {words.schedule}
    </Button>
  );
}

/** Searches once nothing was typed for a moment. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const rested = useDebounced(text);
  if (given !== value) {
    // The address changed by Back or a link, not by typing, which must not be overwritten.
    setGiven(value);
    if (value !== rested) setText(value);
  }
  useEffect(() => {
    if (rested === text && rested !== value) onSearch(rested);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing that came to rest is a search
  }, [rested]);
  return (
    <div>
      <TextField
        label={words.search}
        labelHidden
        type="search"
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <UrgentHelp text={text} />
    </div>
  );
}
