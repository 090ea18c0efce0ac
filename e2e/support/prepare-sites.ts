/** Playwright's setup of a run: what the sites of all workers are copied from. */
export { prepareTestSites as default } from '../../ops/src/testing/sites/test-site';
