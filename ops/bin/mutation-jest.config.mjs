/** Jest for `npm run mutation`: one package's project alone, because Stryker cannot choose a change and its tests in several. */
import config from '../../jest.config.mjs';

export default config.projects[0];
