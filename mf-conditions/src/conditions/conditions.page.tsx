import { brand } from '@shared/contracts';
import { BelowTheFold, Head, Section } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CategoriesStore } from '../catalogue/categories.store';
import { CategoryChips } from '../catalogue/category-chips';
import { ConditionListStore } from '../catalogue/condition-list.store';
import { ConditionList } from '../catalogue/condition-list';
import { useListAddress } from '../catalogue/use-list-address';
import { ConditionsHero } from './conditions-hero';
import { CustomConditionForm } from './custom-condition-form';
import { HowItWorks } from './how-it-works';
import { Questions } from './questions';

/** `/conditions`, for everybody: what can be treated in one visit, and a form for what is not listed. */
function ConditionsPage() {
  const [categories] = useState(() => new CategoriesStore());
  const { category, pages, setCategory, setPages } = useListAddress();
  const [list] = useState(() => {
    const store = new ConditionListStore('public');
    store.showKnown(category, '', pages);
    return store;
  });

  useEffect(() => void categories.load(), [categories]);
  useEffect(() => {
    void list.show(category, '', pages);
    return list.stop;
  }, [list, category, pages]);

  return (
    <>
      <Head
        title={`Conditions we treat | ${brand.name}`}
        description="Speak to a doctor in Nigeria about 20+ common conditions, day or night: from N999 by message and N1,999 by video call."
      />
      <ConditionsHero />
      <Section
        id="conditions"
        title="What can we help you with?"
        lead="Choose what troubles you, read about it, and book a doctor at a time that suits you."
        surface="sunken"
      >
        <CategoryChips store={categories} value={category} onChange={setCategory} />
        <ConditionList store={list} headingLevel={3} onPages={setPages} />
      </Section>
      <BelowTheFold>
        <CustomConditionForm />
        <HowItWorks />
        <Questions />
      </BelowTheFold>
    </>
  );
}

export default observer(ConditionsPage);
