import type { Gateway } from '../../infra/local/gateway/start-gateway.ts';
import { buildPage, copySite, serveBuild } from '../support/built-site/copy-site.ts';
import { fontsArrive } from '../support/drawn-page/first-paint.ts';
import { allChanges, changePage } from '../support/journeys/changed-page.ts';
import { comesAlive, test as base } from '../support/journeys/journey.ts';

/** React's development build compares each attribute and each text, and says on the console what differs, which fails a journey. */
const test = base.extend<object, { developed: Gateway }>({
  developed: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const settings = { NODE_ENV: 'development' };
      const gateway = await serveBuild(buildPage(copySite('development-build'), '/application', settings));
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe("with React's development build", { tag: '@long' }, () => {
  test.skip(({ isMobile }) => isMobile, 'It is built once, and the screen decides nothing here.');

  for (const path of ['/', '/application']) {
    test(`${path} has no complaint, as soon as it is there and when it is laid out`, async ({ page, developed }) => {
      await page.goto(developed.url + path);
      await comesAlive(page);
      await page.goto(developed.url + path);
      await fontsArrive(page);
      await comesAlive(page);
    });

    for (const change of allChanges)
      test(`${path} has no complaint after ${change}`, async ({ page, developed }) => {
        await page.goto(developed.url + path);
        await changePage(page, [change]);
        await comesAlive(page);
      });
  }
});
