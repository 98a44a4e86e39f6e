import type { Enquiry, Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call, ifMatch } from '../../call.ts';

/** Who answers enquiries, and whose turn it is. */
export const enquiryCalls = {
  /** Assigns all of them or none; `to` is null for nobody. */
  assignEnquiries: (assignment: Schemas['AssignEnquiriesRequest']) =>
    call(() => api.POST('/api/admin/all-enquiries/assignee', { body: assignment })),
  changeEnquiryState: (id: string, state: Enquiry['state'], version: number) =>
    call(() =>
      api.PUT('/api/admin/all-enquiries/{id}/state', {
        params: { path: { id }, header: ifMatch(version) },
        body: { state },
      }),
    ),
  readEnquiryNotes: (id: string) =>
    call(() => api.GET('/api/admin/all-enquiries/{id}/notes', { params: { path: { id } } })),
  writeEnquiryNote: (id: string, note: Schemas['EnquiryNoteRequest']) =>
    call(() => api.POST('/api/admin/all-enquiries/{id}/notes', { params: { path: { id } }, body: note })),
  deleteEnquiryNote: (id: string) =>
    call(() => api.DELETE('/api/admin/enquiry-notes/{id}', { params: { path: { id } } })),
  readEnquiryReplies: (id: string) =>
    call(() => api.GET('/api/admin/all-enquiries/{id}/replies', { params: { path: { id } } })),
  readReceivedMails: (id: string) =>
    call(() => api.GET('/api/admin/all-enquiries/{id}/received', { params: { path: { id } } })),
  /** Says that a page has an enquiry open, and hears who else has. */
  lookAtEnquiry: (id: string, view: string) =>
    call(() => api.PUT('/api/admin/all-enquiries/{id}/viewers/{view}', { params: { path: { id, view } } })),
  /** It leaves with the page. */
  leaveEnquiry: (id: string, view: string) =>
    call(() =>
      api.DELETE('/api/admin/all-enquiries/{id}/viewers/{view}', { params: { path: { id, view } }, keepalive: true }),
    ),
  /** Where a browser downloads a file of a received mail. */
  receivedFileAddress: (id: string): string => `/api/admin/received-files/${encodeURIComponent(id)}`,
  /** The reply as it would go out, with its placeholders filled. */
  previewEnquiryReply: (id: string, text: Schemas['EnquiryReplyText']) =>
    call(() => api.POST('/api/admin/all-enquiries/{id}/replies/preview', { params: { path: { id } }, body: text })),
  sendEnquiryReply: (id: string, reply: Schemas['SendEnquiryReplyRequest'], version: number) =>
    call(() =>
      api.POST('/api/admin/all-enquiries/{id}/replies', {
        params: { path: { id }, header: ifMatch(version) },
        body: reply,
      }),
    ),
  /** The mails that an answer to many enquiries would send. */
  previewEnquiryReplies: (request: Schemas['PreviewEnquiryRepliesRequest']) =>
    call(() => api.POST('/api/admin/all-enquiries/replies/preview', { body: request })),
  /** Answers all of them or none. */
  sendEnquiryReplies: (request: Schemas['SendEnquiryRepliesRequest']) =>
    call(() => api.POST('/api/admin/all-enquiries/replies', { body: request })),
  countEnquiryTabs: (filter: object) =>
    call(() => api.GET('/api/admin/enquiry-counts', { params: { query: { filter: JSON.stringify(filter) } } })),
};
