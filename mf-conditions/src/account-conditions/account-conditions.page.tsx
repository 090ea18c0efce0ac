import { modals } from '@ilera/runtime';
import { Button, Buttons, Head, PageHeading, PlusIcon } from '@ilera/ui';
import { CategoryChips } from '../catalogue/category-chips';
import { ConditionList } from '../catalogue/condition-list';
import { ConditionSearch } from '../catalogue/condition-search';
import type { ConditionRow } from '../catalogue/condition-sources';
import { useListAddress } from '../catalogue/use-list-address';
import { words as catalogue } from '../catalogue/catalogue.words';
import styles from './account-conditions.module.css';

/** The words of the account's list of conditions. */
const words = {
  heading: 'Conditions',
  schedule: 'Schedule appointment',
} as const;

/** `/account/condition`, for signed-in people: find a condition and book a visit about that or any other condition. */
export default function AccountConditionsPage() {
  const { category, search, pages, setCategory, setSearch, setPages } = useListAddress();
  const handleSchedule = () => modals.open('appointment', { variant: 'signed-in', condition: null });
  const handleOpen = ({ id, title, text }: ConditionRow) =>
    modals.open('appointment', { variant: 'signed-in', condition: { id, title, text } });

  return (
    <div className={styles.page}>
      <Head title={words.heading} />
      {/* Beside the heading on wide screens, floating in the corner on small ones. */}
      <PageHeading
        action={
          <Button icon={<PlusIcon />} className={styles.schedule} onClick={handleSchedule}>
            {words.schedule}
          </Button>
        }
      >
        {words.heading}
      </PageHeading>
      <ConditionSearch value={search} onSearch={setSearch} />
      <CategoryChips value={category} onChange={setCategory} />
      <ConditionList
        key={`${category} ${search}`}
        catalogue="account"
        category={category}
        search={search}
        pages={pages}
        onPages={setPages}
        headingLevel={2}
        onOpen={handleOpen}
        whenEmpty={
          <Buttons className={styles.empty}>
            {category !== 'all' && (
              <Button variant="secondary" onClick={() => setCategory('all')}>
                {catalogue.search}
              </Button>
            )}
            <Button onClick={handleSchedule}>{catalogue.describe}</Button>
          </Buttons>
        }
      />
    </div>
  );
}
