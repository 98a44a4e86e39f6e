import type { Request, Response } from 'express';
import { bodyTypeOf } from '../body/body-type';
import { type FormRoute, formRouteOf } from './form-route';

/** The setting of the Express application that holds the site's origin. */
export const SITE_SETTING = 'site origin';

/** Whether a browser without script sent the form: it waits for a page, not for JSON. */
function waitsForPage(request: Request): boolean {
  const type = bodyTypeOf(request);
  return (type === 'urlencoded' || type === 'multipart') && request.accepts(['json', 'html']) === 'html';
}

/** The reference of the submission, when it arrived and by when it is answered, or a refusal: its code, and the form's fields that have to be looked at. */
export type Outcome = Sent | Refusal;

type Refusal = { failed: string; fields?: string };

/** `post`: the slug of the job post that an application is for. `hasFile`: whether its resume came along; undefined for other forms. */
type Sent = { sent: string; receivedAt?: string | undefined; answerBy?: string | undefined } & SentWith;
export type SentWith = { post?: string | undefined; hasFile?: boolean | undefined };

/**
 * Leads a browser without script to the page that tells it the outcome. No field of the form is in the address. Returns
 * false, and does nothing, for everybody else.
 */
export function answerWithPage(request: Request, response: Response, outcome: Outcome): boolean {
  const route = formRouteOf(request);
  if (!route || !waitsForPage(request)) return false;
  const location = 'sent' in outcome ? wayToReceipt(route, outcome) : wayBack(request, route, outcome);
  response.setHeader('Location', location);
  response.status(303).end();
  return true;
}

/** Leads such a browser to a page of this site, instead of a receipt. Returns false, and does nothing, for everybody else. */
export function leadTo(request: Request, response: Response, path: string): boolean {
  if (!waitsForPage(request)) return false;
  response.setHeader('Location', path);
  response.status(303).end();
  return true;
}

const secondsOf = (moment: number) => String(Math.floor(moment / 1000));

/** The address of the receipt has all that its page shows (reference, form, time, date of the answer, post, whether a file came), so that the page reads no record of anybody. */
function wayToReceipt({ kind }: FormRoute, { sent, receivedAt, answerBy, post, hasFile }: Sent): string {
  const at = secondsOf(receivedAt === undefined ? Date.now() : Date.parse(receivedAt));
  const by = answerBy === undefined ? '' : `&by=${secondsOf(Date.parse(answerBy))}`;
  const about = post === undefined ? '' : `&post=${encodeURIComponent(post)}`;
  const file = hasFile === undefined ? '' : `&file=${hasFile ? 1 : 0}`;
  return `/received/${sent}?form=${kind}&at=${at}${by}${file}${about}`;
}

/** To the form, whose page is built beforehand: CSS shows the words that the fragment names. */
function wayBack(request: Request, route: FormRoute, refusal: Refusal): string {
  const asked = askedOf(request, route, refusal);
  const query = new URLSearchParams([...asked, ...Object.entries(refusal)]).toString().replaceAll('%2C', ',');
  return `${pageOf(request, route)}?${query}#${fragmentFor(refusal, route)}`;
}

/** Of the address that the browser names. A page of another site could ask for as much by a link. */
function askedOf(
  { headers: { referer = '' } }: Request,
  { asks }: FormRoute,
  { fields = '' }: Refusal,
): [string, string][] {
  if (!asks || fields.split(',').includes(asks.unlessRefused) || !URL.canParse(referer)) return [];
  const { searchParams } = new URL(referer);
  return asks.names.flatMap((name) => {
    const asked = searchParams.get(name)?.slice(0, 150);
    return asked ? [[name, asked]] : [];
  });
}

function fragmentFor({ failed, fields = '' }: Refusal, { fragments = {} }: FormRoute): string {
  const refused = new Set(fields.split(','));
  const own = Object.keys(fragments).find((field) => refused.has(field));
  return (own && fragments[own]) ?? (failed === 'validation_failed' ? 'form-incomplete' : 'form-failed');
}

/** Always a path of this site: a Referer of another one, or of a page that has no such form, does not count. */
function pageOf(request: Request, { page, otherPages }: FormRoute): string {
  const { referer } = request.headers;
  if (!otherPages || !referer || !URL.canParse(referer)) return page;
  const { origin, pathname } = new URL(referer);
  return origin === request.app.get(SITE_SETTING) && otherPages.test(pathname) ? pathname : page;
}

export function describeRefusal(code: string, errors: Record<string, string>): Outcome {
  const fields = Object.keys(errors).filter((name) => /^[a-z_]{1,40}$/i.test(name));
  return fields.length > 0 ? { failed: code, fields: fields.slice(0, 12).join(',') } : { failed: code };
}
