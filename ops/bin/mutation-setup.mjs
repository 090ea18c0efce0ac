/**
 * Before each run of the tests of `npm run mutation`: names the active change to the modules that API tests load outside
 * jest's sandbox, once for all runs.
 */
export default function setUp() {
  (globalThis.__stryker__ ??= {}).activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
}
