import { globSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { WORKERS } from './support/journeys/journey-stack.ts';
import { isLongForm, leftOutOf } from './support/journeys/extent.ts';
import { inHeadlessShell } from './support/drawn-page/find-chromium.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const journeys = globSync('*.spec.ts', { cwd: new URL('journeys', import.meta.url).pathname }).toSorted();

/**
 * A journey runs on the desktop. Where layout, menu or keyboard differ it is tagged: `@both` runs on the phone as well,
 * `@phone` on the phone alone. The long form runs all but `@phone` on both, and also what is tagged `@long`: parts that few changes
 * can break, at a high price.
 */
const config: PlaywrightTestConfig = defineConfig({
  testDir: 'journeys',
  testIgnore: leftOutOf(process.env.TEST_PART ?? '1/1', journeys).map((file) => `**/${file}`),
  globalSetup: './support/journeys/start-journey-stack.ts',
  outputDir: 'test-results',
  workers: WORKERS,
  // Two browsers, the servers and their database share a small machine there, which causes timeouts that no visitor would see. A
  // test that fails twice is a fault, and tests that needed two tries are listed at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine takes several times as long, which is no fault of the code under test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    // Drawings that move take half of a journey's processor time where no graphics card draws them. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: inHeadlessShell,
  },
  projects: [
    { name: 'phone', use: phone, ...(!isLongForm && { grep: /@both|@phone/, grepInvert: /@long/ }) },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: isLongForm ? /@phone/ : /@phone|@long/,
    },
  ],
});

export default config;
