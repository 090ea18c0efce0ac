import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../ops/bin/find-chromium.mjs';

/** The browser of this machine, for commands that are no Playwright tests. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
