/** @jest-environment node */
import { peopleCovered, planMembers } from './people-covered';

it.each([
  ['individual', 1, '1 person'],
  ['family', 1, '2 people (you and 1 family member)'],
  ['family', 5, '6 people (you and 5 family members)'],
  ['cooperate', 1_200, '1,201 people (you and 1,200 employees)'],
])('counts whom a plan of type %s for %i covers (R5.12)', (type, members, words) => {
  expect(peopleCovered(type, members)).toBe(words);
});

it('names the holder to others, and the members alone', () => {
  expect(peopleCovered('smes', 20, 'the holder')).toBe('21 people (the holder and 20 employees)');
  expect(planMembers('family', 3)).toBe('3 family members');
});
