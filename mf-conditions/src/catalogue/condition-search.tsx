import { SearchForm } from '@ilera/ui';
import { UrgentHelp } from '../urgent/urgent-help';
import { words } from './catalogue.words';

interface Props {
  /** The current search text, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Finds conditions by everyday names (R5.4): when typing pauses, or as a form where no script runs. The list
 * below shows the results.
 */
export const ConditionSearch = (props: Props) => (
  <SearchForm {...props} live label={words.search} hint={words.searchHint} submit={words.submitSearch}>
    {(text) => <UrgentHelp text={text} />}
  </SearchForm>
);
