import type { Banner } from './banner.ts';
import { companyBanners } from './company.ts';
import { productBanners } from './products.ts';
import { profileBanners } from './profiles.ts';
import { serviceBanners } from './services.ts';

const table = { ...companyBanners, ...serviceBanners, ...productBanners, ...profileBanners };

/** Every page of the site. */
export type PagePath = keyof typeof table;

/** The one table of page heads. Its order is the order of the sheets. */
export const banners: Readonly<Record<PagePath, Banner>> = table;
export const paths = Object.keys(table) as PagePath[];

/** As many as the index shows: the logins of the staff are no sheets. */
export const sheetCount = paths.length;
export const sheetNumber = (path: PagePath) => String(paths.indexOf(path) + 1).padStart(2, '0');

/** The first line of a page's head. A heading that begins with what is sold needs no name above it. */
export const sheetLine = (path: PagePath) => {
  const sheet = `Sheet ${sheetNumber(path)} / ${sheetCount}`;
  return banners[path].offer ? sheet : `${sheet} — ${banners[path].label}`;
};

/** The main heading as it is read out. */
export const headingOf = (path: PagePath) => {
  const { offer, title } = banners[path];
  return offer ? `${offer}: ${title}` : title;
};

export const isPage = (path: string): path is PagePath => path in table;

const isIn = (group: object, path: string) => path in group;

/** The pages above a page, from home on. */
export function trailOf(path: string): PagePath[] {
  if (path === '/' || !isPage(path)) return [];
  if (isIn(serviceBanners, path)) return ['/', '/services'];
  if (isIn(productBanners, path)) return ['/', '/products'];
  if (isIn(profileBanners, path)) return ['/', '/team'];
  return ['/'];
}

/** An unknown path has the home page's. */
export const bannerFor = (path: string): Banner => banners[isPage(path) ? path : '/'];
