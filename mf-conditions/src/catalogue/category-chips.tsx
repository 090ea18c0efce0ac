import { useResource } from '@ilera/runtime';
import { Button, ChipGroup, RetryIcon, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { categories } from './condition-sources';
import { words } from './catalogue.words';
import styles from './catalogue.module.css';

const skeletonChips = 6;
const fixedChips = [
  { id: 'all', label: words.all },
  { id: 'popular', label: words.popular },
];

interface Props {
  value: string;
  onChange: (category: string) => void;
}

/** All, Most popular, and one chip for each category; six placeholders while categories load. */
export const CategoryChips = observer(function CategoryChips({ value, onChange }: Props) {
  const { status, data = [], reload } = useResource(categories, []);
  const chips = [...fixedChips, ...data.map(({ id, title }) => ({ id, label: title }))];
  return (
    <div className={styles.chips}>
      <ChipGroup label={words.categories} chips={chips} value={value} onChange={onChange}>
        {status === 'loading'
          ? Array.from({ length: skeletonChips }, (_, index) => (
              <Skeleton key={index} shape="chip" width={`${6 + ((index * 5) % 4)}rem`} />
            ))
          : undefined}
      </ChipGroup>
      {status === 'failed' && (
        <p className={styles.chipsFailed} role="status">
          <span>{words.categoriesFailed}</span>
          <Button variant="quiet" size="small" icon={<RetryIcon />} onClick={() => void reload()}>
            {words.loadCategories}
          </Button>
        </p>
      )}
    </div>
  );
});
