import type { Request, Response } from 'express';
import { bodyTypeOf } from './body-type';
import { type FormRoute, formRouteOf } from './form-route';

/** The setting of the Express application that holds the site's origin. */
export const SITE_SETTING = 'site origin';

/** Whether a browser without script sent the form: it waits for a page, not for JSON. */
function waitsForPage(request: Request): boolean {
  const type = bodyTypeOf(request);
  return (type === 'urlencoded' || type === 'multipart') && request.accepts(['json', 'html']) === 'html';
}

/** What the page shows by CSS to a browser without script: it cannot read the query. */
function fragmentOf({ sent, failed }: Record<string, string>): string {
  if (sent !== undefined) return 'form-sent';
  return failed === 'validation_failed' ? 'form-incomplete' : 'form-failed';
}

/**
 * Leads a browser without script back to the form's page, which says the words that belong to `outcome`. Nothing of what was
 * sent is in the address. Returns false, and does nothing, for everybody else.
 */
export function answerWithPage(request: Request, response: Response, outcome: Record<string, string>): boolean {
  const route = formRouteOf(request);
  if (!route || !waitsForPage(request)) return false;
  const query = new URLSearchParams(outcome).toString().replaceAll('%2C', ',');
  response.setHeader('Location', `${pageOf(request, route)}?${query}#${fragmentOf(outcome)}`);
  response.status(303).end();
  return true;
}

/** Always a path of this site: a Referer of another one, or of a page that has no such form, does not count. */
function pageOf(request: Request, { page, otherPages }: FormRoute): string {
  const { referer } = request.headers;
  if (!otherPages || !referer || !URL.canParse(referer)) return page;
  const { origin, pathname } = new URL(referer);
  return origin === request.app.get(SITE_SETTING) && otherPages.test(pathname) ? pathname : page;
}

/** A refusal as the form's page is told it: its code, and which of the form's fields have to be looked at. */
export function describeRefusal(code: string, errors: Record<string, string>): Record<string, string> {
  const fields = Object.keys(errors).filter((name) => /^[a-z_]{1,40}$/i.test(name));
  return fields.length > 0 ? { failed: code, fields: fields.slice(0, 12).join(',') } : { failed: code };
}
