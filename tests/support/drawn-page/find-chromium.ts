import { existsSync } from 'node:fs';

const places = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows, where the machine has it and no other browser is asked for: it needs about a quarter less processor
 * time, and is what Playwright downloads for tests. Measurements use the browser that visitors have.
 */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : undefined;
}

/** CHROMIUM_PATH, else the browser of this machine, else nothing: then Playwright uses the one it downloaded. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH=${CHROMIUM_PATH} does not exist.`);
  return CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}
