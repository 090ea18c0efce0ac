/**
 * Jest for `npm run mutation`: the tests of MUTATION_TESTS, in the project of one package, because Stryker confuses changes
 * of several.
 */
import { join } from 'node:path';
import config from '../../jest.config.mjs';

const [project] = config.projects;
const waits = join(import.meta.dirname, 'mutation-waits.cjs');

export default {
  ...project,
  globalSetup: join(import.meta.dirname, 'mutation-setup.mjs'),
  testRegex: process.env.MUTATION_TESTS,
  // Server tests use no library for waiting.
  setupFilesAfterEnv: project.setupFilesAfterEnv ? [...project.setupFilesAfterEnv, waits] : [],
};
