import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call, ifMatch } from '../../call.ts';

/** Where a list is, as far as it decides whom it shows, and in which order. */
export interface ListPlace {
  sort: { field: string; order: string };
  filter: Record<string, unknown>;
}

export const triageCalls = {
  /** The ids of all that a list shows, on all its pages. */
  readOrder: ({ sort, filter }: ListPlace) =>
    call(() =>
      api.GET('/api/admin/triage', {
        params: { query: { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) } },
      }),
    ),
  /**
   * An application with its notes and its resume.
   * @param searched the words whose hits are wanted, if any
   * @param ahead whether it is not shown yet, which the audit log then says
   * @param shown the id of an application that was loaded ahead and is shown now: it counts as seen by that
   */
  readApplicant: (id: string, searched: string, ahead: boolean, shown?: string): Promise<Schemas['ApplicantView']> =>
    call(() =>
      api.GET('/api/admin/triage/{id}', {
        params: {
          path: { id },
          query: { ...(searched && { q: searched }), ...(ahead && { ahead }), ...(shown && { shown }) },
        },
      }),
    ),
  /** Notes that an application which was loaded ahead is shown now. */
  noteOpening: (id: string) => call(() => api.PUT('/api/admin/triage/{id}/opened', { params: { path: { id } } })),
  /** @param until a day of the company's calendar; null for now */
  putOffApplication: (id: string, until: string | null, version: number) =>
    call(() =>
      api.PUT('/api/admin/triage/{id}/later', { params: { path: { id }, header: ifMatch(version) }, body: { until } }),
    ),
};
