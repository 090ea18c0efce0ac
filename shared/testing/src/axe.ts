/** Accessibility checks for tests of pages. A module of its own: axe is large, and each test file loads it anew. */
import { configureAxe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/**
 * axe's rules on an element, or on HTML. The selectors of what passes are left out: jsdom takes long over them.
 * @returns the violations, for `toHaveNoViolations`
 */
export const axe = configureAxe({ resultTypes: ['violations'] });
