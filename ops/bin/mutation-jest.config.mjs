/**
 * Jest for `npm run mutation`: the tests that MUTATION_TESTS names, in the project of one package, because Stryker does not
 * tell changes apart in several.
 */
import config from '../../jest.config.mjs';

export default { ...config.projects[0], testRegex: process.env.MUTATION_TESTS };
