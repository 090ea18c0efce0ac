/**
 * Jest for `npm run mutation`: the tests that MUTATION_TESTS names, in the project of one package, because Stryker does not
 * tell changes apart in several.
 */
import { join } from 'node:path';
import config from '../../jest.config.mjs';

const [project] = config.projects;
const waits = join(import.meta.dirname, 'mutation-waits.cjs');

export default {
  ...project,
  testRegex: process.env.MUTATION_TESTS,
  // Tests of servers wait by no library.
  setupFilesAfterEnv: project.setupFilesAfterEnv ? [...project.setupFilesAfterEnv, waits] : [],
};
