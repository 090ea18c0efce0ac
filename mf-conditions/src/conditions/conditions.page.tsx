import { paths, pathTo } from '@ilera/contracts';
import { hasFeature, Link } from '@ilera/runtime';
import { BelowTheFold, Head, Button, Section, Reveal, Accordion } from '@ilera/ui';
import { CategoryChips } from '../catalogue/category-chips';
import { ConditionList } from '../catalogue/condition-list';
import { ConditionSearch } from '../catalogue/condition-search';
import searchStyles from '../catalogue/condition-search.module.css';
import { useListAddress } from '../catalogue/use-list-address';
import { words as catalogue } from '../catalogue/catalogue.words';
import { ConditionsHero } from './conditions-hero';
import { words } from './conditions.words';
import { CustomConditionForm } from './custom-condition-form';
import styles from './conditions.page.module.css';

/** `/conditions`, for everybody: conditions that one visit can treat, and a form for unlisted ones. */
export default function ConditionsPage() {
  const { category, search: asked, pages, setCategory, setSearch, setPages } = useListAddress();
  const canSearch = hasFeature('search');
  const search = canSearch ? asked.trim() : '';

  return (
    <>
      <Head title={words.title} description={words.description} />
      <ConditionsHero
        search={canSearch && <ConditionSearch value={asked} onSearch={setSearch} />}
        isSearching={search !== ''}
      />
      <Section id="conditions" title={words.list.heading} lead={words.list.lead} surface="sunken">
        {search ? (
          <p className={searchStyles.results}>
            <strong role="status">{words.list.resultsFor(search)}</strong>
            <Link to={pathTo.customCondition(search)}>{words.list.describe(search)}</Link>
            <Link to={paths.conditions}>{words.list.all}</Link>
          </p>
        ) : (
          <CategoryChips value={category} onChange={setCategory} />
        )}
        <ConditionList
          key={`${category} ${search}`}
          catalogue="public"
          category={category}
          search={search}
          pages={pages}
          onPages={setPages}
          headingLevel={3}
          whenEmpty={search && <Button href={pathTo.customCondition(search)}>{catalogue.describe}</Button>}
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

/** The four steps of a visit. */
function HowItWorks() {
  return (
    <Section title={words.steps.heading} surface="ink">
      <Reveal>
        <ol className={styles.steps}>
          {words.steps.all.map(([title, text]) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}

/** Questions that people ask before booking. */
function Questions() {
  return (
    <Section title={words.questions.heading} reading>
      <Accordion
        items={words.questions.all.map(({ title, answer }) => ({ title, content: <p>{answer}</p> }))}
      />
    </Section>
  );
}
