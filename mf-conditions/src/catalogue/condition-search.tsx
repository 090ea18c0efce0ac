import { SearchForm } from '@ilera/ui';
import { UrgentHelp } from '../urgent/urgent-help';
import { words } from './catalogue.words';

interface Props {
  /** What is searched for at present, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Finds conditions by what people call them (R5.4): once the typing rests, and as a form where no script runs. The list
 * below it shows what was found.
 */
export const ConditionSearch = (props: Props) => (
  <SearchForm {...props} live label={words.search} hint={words.searchHint} submit={words.submitSearch}>
    {(text) => <UrgentHelp text={text} />}
  </SearchForm>
);
