import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writablePart, writeAddress } from './addresses.ts';

test('nothing but what can be changed is sent', () => {
  const application = {
    id: 'a',
    _id: 'a',
    name: 'Asha',
    version: 2,
    apply: 'Java Developer',
    experience: 4,
  };
  assert.deepEqual(writablePart('applications', application), {
    apply: 'Java Developer',
    experience: 4,
  });
  assert.deepEqual(writablePart('audit', { action: 'x' }), {});
});

test('job posts and form settings are written where the specification says', () => {
  assert.equal(writeAddress('job-posts', 'a'), '/api/jobposts/a');
  assert.equal(writeAddress('job-posts'), '/api/jobposts');
  assert.equal(writeAddress('form-settings', 'current'), '/api/form-settings');
  assert.equal(writeAddress('staff', 'a/b'), '/api/admin/staff/a%2Fb');
});

test('all that the form of a job post has is sent, also what applicants are asked for and its address', () => {
  const written = { slug: 'lead', sameTitle: true, experience: '2 years', daysOnSite: 2, existingVacancy: false };
  assert.deepEqual(writablePart('job-posts', { ...written, id: 'x', version: 3 }), written);
});
