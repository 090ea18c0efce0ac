/** Accessibility checks for tests of pages, in a separate module: axe is large, and each test file loads it anew. */
import { configureAxe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/**
 * Applies axe's rules to an element or to HTML. Skips the selectors of passed rules, which are slow in jsdom. @returns
 * the violations, for `toHaveNoViolations`
 */
export const axe = configureAxe({ resultTypes: ['violations'] });
