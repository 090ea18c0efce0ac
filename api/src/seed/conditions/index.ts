/** All categories, in the order of the chips. */
import type { CategoryText } from './condition-text';
import { feverAndInfections } from './fever-and-infections';
import { longTermConditions } from './long-term-conditions';
import { mindAndSleep } from './mind-and-sleep';
import { sexualHealth } from './sexual-health';
import { skinAndHair } from './skin-and-hair';
import { stomachAndDigestion } from './stomach-and-digestion';
import { womensHealth } from './womens-health';

export const conditionCatalogue: CategoryText[] = [
  feverAndInfections,
  skinAndHair,
  stomachAndDigestion,
  womensHealth,
  sexualHealth,
  mindAndSleep,
  longTermConditions,
];
