import type { Locator, Page } from '@playwright/test';
import type { Seeds } from './seeds.ts';

/** Opens a dialog, menu or form in a page that is logged in, and returns it. */
export type Opening = (page: Page, seeds: Seeds) => Promise<Locator>;

/** By the file below `admin/src` that draws it. */
export type Openings = Readonly<Record<string, Opening>>;

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

/** The dialog of this name, which a button opens. */
export async function byButton(page: Page, name: string | RegExp, opened: string | RegExp): Promise<Locator> {
  await button(page, name).click();
  return dialog(page, opened);
}

const query = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) });

export const openList = (page: Page, filter: object, more = '') =>
  page.goto(`/admin/applications?${query(filter)}${more}`);
export const openBoard = (page: Page, filter: object) => page.goto(`/admin/applications/board?${query(filter)}`);
export const openRoom = (page: Page, filter: object) => page.goto(`/admin/applications/reading?${query(filter)}`);
export const openOne = (page: Page, id: string) => page.goto(`/admin/applications/${id}/show`);
