import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListFilter } from './filters/chips/list-filter.ts';
import type { LabelKey } from '../messages/message-key.ts';

export interface Column<Row> {
  /** A field of the API, which it can sort by unless `sortable` is false. */
  source: string;
  label: string;
  render: (record: Row) => ReactNode;
  sortable?: false;
  align?: 'right';
  /** The order of the first click. */
  firstOrder?: 'DESC';
  /** Hidden where the list is narrow; the last one where it is narrower still. */
  spare?: true | 'last';
  /** Shown only to people who have chosen it. */
  extra?: true;
}

/** The class of a column's cells and of its head. */
export const spareClass = (spare: Column<never>['spare']) => spare && (spare === 'last' ? 'spare-last' : 'spare');

type Order = readonly [order: string, label: LabelKey];

export interface OpenRecord<Row> {
  data: Row | undefined;
  error: Error | null;
  refetch: () => unknown;
}

export interface GridSettings<Row extends RaRecord> {
  heading: string;
  /** As in "1 application", "2 applications". */
  one: string;
  many: string;
  /** The text of a list without anything in it. */
  empty?: string;
  nameOf: (record: Row) => string;
  /** A mark before the name. */
  renderMark?: (record: Row) => ReactNode;
  /** Under the name, in the first column. */
  renderUnderName?: (record: Row) => ReactNode;
  /** Below that: where a search has found the record. */
  renderHits?: (record: Row) => ReactNode;
  nameLabel: string;
  /** The field behind the first column, if the API sorts by it. */
  nameSource: string;
  nameSortable?: false;
  columns: Column<Row>[];
  /** Provides `ChosenColumns`: the columns that the person sees. */
  columnChoice?: ComponentType<{ children: ReactNode }>;
  /** For narrow screens, which have no headings to sort by; the first one is the list's own. */
  orders: readonly Order[];
  /** The label of the search field; without it the list has no search. */
  search?: string;
  filters?: readonly ListFilter[];
  /** Buttons in the header. */
  actions?: ReactNode;
  /** Controls beside the filters that change how the list is shown. */
  tools?: ReactNode;
  /** Between the header and the list. */
  above?: ReactNode;
  /** The list can be had as files with the same filter. */
  exported?: true;
  bulkActions?: ReactNode;
  /** Reads the open record, where it comes with more than its own fields. */
  OpenSource?: (props: { id: string; children: (open: OpenRecord<Row>) => ReactNode }) => ReactNode;
  /** What is open has a page of its own width, never beside the list. */
  opensAlone?: true;
  renderDetails: (record: Row, alone: boolean) => ReactNode;
  /** The pane of `/create`; on a wide screen also whenever nothing is open. */
  renderCreate?: (alone: boolean) => ReactNode;
  /**
   * Another view of the list, at `/<list>/board`: `Source` makes what it shows the rows of the list, `Body` shows them. Without it
   * that address shows the list.
   */
  board?: { Source: (props: { on: boolean; children: ReactNode }) => ReactNode; Body: () => ReactNode };
}

export const GridContext = createContext<unknown>(null);

/** The columns that the person has chosen, by their sources; null for the usual ones. */
export const ChosenColumns = createContext<readonly string[] | null>(null);

export const useGrid = <Row extends RaRecord = RaRecord>(): GridSettings<Row> => {
  const settings = useContext(GridContext) as GridSettings<Row> | null;
  if (!settings) throw new Error('This is only for use inside a Grid.');
  return settings;
};
