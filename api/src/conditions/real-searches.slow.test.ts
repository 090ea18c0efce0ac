import { findUrgent } from '@ilera/contracts/health-search';
import { conditionCatalogue } from '../seed/seed-catalogue';
import { searchWords } from '../seed/conditions/search-words';
import { onDatabase } from '../testing/on-database';
import { realSearches } from './real-searches.testing';

/** The share of searches that must lead where they should. */
const minCorrectShare = 0.95;

onDatabase('real searches', (suite) => {
  const outcomeOf = async (search: string, expected: string): Promise<string> => {
    const urgency = findUrgent(search);
    if (expected === 'emergency' || expected === 'self-harm') return urgency ?? 'no call to 112';
    if (urgency) return `${urgency}, a false alarm`;
    const { body } = await suite.get(`/condition/search?search=${encodeURIComponent(search)}`);
    const titles: string[] = body.data.map((row: { title: string }) => row.title);
    if (expected === 'describe' && titles.length === 0) return 'describe';
    return titles.slice(0, 3).includes(expected) ? expected : titles.slice(0, 3).join(', ') || 'nothing';
  };

  it('leads 95 of 100 searches in five languages to their condition, to 112 or to a doctor (R5.4, R5.18)', async () => {
    const searches = Object.entries(realSearches);
    expect(searches.length).toBeGreaterThanOrEqual(150);
    const wrong: string[] = [];
    for (const [search, expected] of searches) {
      const outcome = await outcomeOf(search, expected);
      if (outcome !== expected) wrong.push(`${search}: ${outcome} instead of ${expected}`);
    }
    const right = searches.length - wrong.length;
    expect({ wrong, isEnough: right / searches.length >= minCorrectShare }).toEqual({
      wrong,
      isEnough: true,
    });
    expect(wrong.filter((line) => /instead of (?:emergency|self-harm)$/.test(line))).toEqual([]);
  });

  it('has words of all five languages for each condition, and for no other', () => {
    const titles = conditionCatalogue.flatMap(({ conditions }) => conditions.map(({ title }) => title));
    expect(Object.keys(searchWords).sort()).toEqual(titles.sort());
    expect(Object.values(searchWords).flat()).not.toContain('');
  });

  it('finds no emergency in the name of a condition', () => {
    for (const title of Object.keys(searchWords)) expect([title, findUrgent(title)]).toEqual([title, null]);
  });
});
