import { brand, paths, pathTo } from '@shared/contracts';
import { hasFeature, Link } from '@shared/runtime';
import { BelowTheFold, Head, LinkButton, Section } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CategoryChips } from '../catalogue/category-chips';
import { ConditionListStore } from '../catalogue/condition-list.store';
import { ConditionList } from '../catalogue/condition-list';
import { useListAddress } from '../catalogue/use-list-address';
import { ConditionSearch } from '../search/condition-search';
import searchStyles from '../search/condition-search.module.css';
import { words as catalogue } from '../catalogue/catalogue.words';
import { ConditionsHero } from './conditions-hero';
import { words } from './conditions.words';
import { CustomConditionForm } from './custom-condition-form';
import { HowItWorks } from './how-it-works';
import { Questions } from './questions';

/** `/conditions`, for everybody: what can be treated in one visit, and a form for what is not listed. */
function ConditionsPage() {
  const { category, search: asked, pages, setCategory, setSearch, setPages } = useListAddress();
  const canSearch = hasFeature('search');
  const search = canSearch ? asked.trim() : '';
  const [list] = useState(() => {
    const store = new ConditionListStore('public');
    store.showKnown(category, search, pages);
    return store;
  });

  useEffect(() => {
    void list.show(category, search, pages);
    return list.stop;
  }, [list, category, search, pages]);

  return (
    <>
      <Head title={`${words.title} | ${brand.name}`} description={words.description} />
      <ConditionsHero
        search={canSearch && <ConditionSearch value={search} onSearch={setSearch} />}
        isSearching={search !== ''}
      />
      <Section id="conditions" title={words.list.heading} lead={words.list.lead} surface="sunken">
        {search ? (
          <p className={searchStyles.results}>
            <strong>{words.list.resultsFor(search)}</strong>
            <Link to={paths.conditions}>{words.list.all}</Link>
          </p>
        ) : (
          <CategoryChips value={category} onChange={setCategory} />
        )}
        <ConditionList
          store={list}
          headingLevel={3}
          onPages={setPages}
          whenEmpty={
            search && <LinkButton href={pathTo.customCondition(search)}>{catalogue.describe}</LinkButton>
          }
        />
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
