import { journeys } from '../../skew/journeys';
import { test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The trial beside older releases runs at night; its journeys fit the present site with every change.
for (const { name, go } of journeys) test(`on the present releases: ${name}`, ({ page }) => go(page));
