import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicationKind } from './application-kind.ts';
import { emptyValues } from './values.ts';

const java = { post: 'java', position: 'Java Developer' };
const isShown = async (link: typeof java, arrived: boolean, values: { apply: string; job_post: string }) => {
  const { receipt } = applicationKind(link, arrived);
  return receipt!.isShown(await receipt!.about({ ...emptyValues, ...values }, null));
};

test('draft and receipt are those of the post', () => {
  const kinds = [java, { post: 'flutter', position: 'Flutter Developer' }, { post: '', position: null }].map((link) =>
    applicationKind(link, true),
  );
  assert.equal(new Set(kinds.map(({ name }) => name)).size, 3);
  assert.equal(new Set(kinds.map(({ draft }) => draft.slot)).size, 3);
});

test('the form of a post that was applied for shows the receipt, also after the way back', async () => {
  const values = { apply: 'Java Developer', job_post: 'java' };
  assert.equal(await isShown(java, true, values), true);
  assert.equal(await isShown(java, false, values), true);
});

test('an application for another position, sent by the form of this post, leaves the post open', async () => {
  const values = { apply: 'Project Manager', job_post: '' };
  assert.equal(await isShown(java, false, values), true, 'after a reload it is still the receipt');
  assert.equal(await isShown(java, true, values), false, 'a click on the post opens a form');
});
