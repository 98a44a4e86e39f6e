import assert from 'node:assert/strict';
import type { Submitted } from '@frontdoor/contract';
import { fillForm, formDataOf, type Resume } from '../../../tests/support/application.ts';
import { makePdf } from '../../../tests/support/make-pdf.ts';
import { call } from './call.ts';

/** Sends one application with a resume through the gateway. */
export async function apply(site: string, name: string): Promise<{ reference: string; resume: Resume }> {
  const resume = { name: 'resume.pdf', bytes: await makePdf('Resume', 50_000) };
  const filled = await fillForm({ name, message: 'Sent through the cluster.' }, resume);
  const headers = { 'Idempotency-Key': filled.key };
  const sent = await call(site, '/api/application', { method: 'POST', headers, body: formDataOf(filled) });
  assert.equal(sent.status, 201, sent.body.toString());
  const { reference } = JSON.parse(sent.body.toString()) as Submitted;
  return { reference, resume };
}
