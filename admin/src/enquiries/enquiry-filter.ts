import type { Schemas } from '@frontdoor/contract';
import { parseFilter } from '../grid/parse-filter.ts';
import { allEnquiries, type EnquiryName } from './enquiry-kinds.ts';

export type EnquiryTab = Schemas['EnquiryTabCountView']['tab'];

type Filter = Record<string, unknown>;

/** Without a tab the list has all. */
export const tabOf = ({ tab }: Filter): unknown => tab ?? 'all';

export const underTab = (tab: EnquiryTab, { tab: _tab, ...others }: Filter): Filter =>
  tab === 'all' ? others : { ...others, tab };

/** The kind that a list is narrowed to; undefined for several, and for all. */
export const kindOf = ({ kind }: Filter): unknown => kind;

/** Pressed again, a kind is let go. */
export const ofKind = (name: EnquiryName, { kind, ...others }: Filter): Filter =>
  kind === name ? others : { ...others, kind: name };

/** The filter in the search part of an address; empty for one that cannot be read. */
export const filterIn = (search: string): Filter => parseFilter(new URLSearchParams(search).get('filter'));

/** The search part of an address with this filter in place of its own. */
export const withFilter = (search: string, filter: Filter): string => {
  const parameters = new URLSearchParams(search);
  parameters.set('filter', JSON.stringify(filter));
  return `?${parameters}`;
};

/** Where the menu leads to: what is open of all kinds, or all of one. */
export const pathOfOpen = `/${allEnquiries}${withFilter('', { tab: 'open' })}`;
export const pathOfKind = (kind: EnquiryName): string => `/${allEnquiries}${withFilter('', { kind })}`;
