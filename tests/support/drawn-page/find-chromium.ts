import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROMIUM_PATH, else the browser of this machine, else nothing: then Playwright uses the one it downloaded. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH=${CHROMIUM_PATH} does not exist.`);
  return CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

// Chromium's sandbox refuses to work for root, and only for root it is given up.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const launch = (executablePath?: string) => ({ args, ...(executablePath && { executablePath }) });

/** How the browser is started that visitors have: for what depends on its first moments, and for measurements. */
export const asVisitorsHaveIt = launch(findChromium() ?? chromium.executablePath());

/**
 * How Chromium is started without windows, where the machine has it and no other browser is asked for: it needs about a quarter less
 * processor time, and is what Playwright downloads for tests.
 */
export const inHeadlessShell = launch(
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium(),
);
