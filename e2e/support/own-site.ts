import { test } from '@playwright/test';
import { startTestSite, type TestSite, type TestSiteOptions } from '../../ops/src/testing/sites/test-site';

/** Gives the test or hook that calls it the time to build a part or to start a site, on two cores beside others. */
export const takeTime = (): void => test.setTimeout(600_000);

/** A whole site for a test that breaks it, or for the tests of a file. Who starts it closes it. */
export function startOwnSite(options: TestSiteOptions): Promise<TestSite> {
  takeTime();
  return startTestSite(options);
}
