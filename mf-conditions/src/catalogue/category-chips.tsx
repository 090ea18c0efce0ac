import { Button, ChipGroup, RetryIcon, Skeleton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { CategoriesStore } from './categories.store';
import { words } from './catalogue.words';
import styles from './catalogue.module.css';

const skeletonChips = 6;
const fixedChips = [
  { id: 'all', label: words.all },
  { id: 'popular', label: words.popular },
];

interface Props {
  store: CategoriesStore;
  value: string;
  onChange: (category: string) => void;
}

/** All, Most popular, then one chip for each category; six placeholders while they load. */
export const CategoryChips = observer(function CategoryChips({ store, value, onChange }: Props) {
  const chips = [...fixedChips, ...store.categories.map(({ id, title }) => ({ id, label: title }))];
  return (
    <div className={styles.chips}>
      <ChipGroup label={words.categories} chips={chips} value={value} onChange={onChange}>
        {store.status === 'loading'
          ? Array.from({ length: skeletonChips }, (_, index) => (
              <Skeleton key={index} shape="chip" width={`${6 + ((index * 5) % 4)}rem`} />
            ))
          : undefined}
      </ChipGroup>
      {store.status === 'failed' && (
        <p className={styles.chipsFailed} role="status">
          <span>{words.categoriesFailed}</span>
          <Button variant="quiet" size="small" icon={<RetryIcon />} onClick={() => void store.load()}>
            {words.loadCategories}
          </Button>
        </p>
      )}
    </div>
  );
});
