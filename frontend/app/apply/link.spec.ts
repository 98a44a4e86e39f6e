import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isArrival, linkIn, postFor, subjectOf, wished } from './link.ts';

const java = linkIn('?position=Java+Developer&post=java-developer');
const chosen = (apply: string, job_post = '') => ({ apply, job_post });

test('a form is for the post of its link, or for its position, or for none', () => {
  assert.equal(subjectOf(java), 'java-developer');
  assert.equal(subjectOf(linkIn('?position=Java+Developer')), 'Java Developer');
  assert.equal(subjectOf(linkIn('')), '');
  assert.equal(subjectOf(linkIn(`?post=${'a'.repeat(9_000)}`)).length, 150);
});

test('a link that is followed sets post and position, whatever a draft holds', () => {
  assert.deepEqual(wished(java, true, chosen('Project Manager')), {
    position: 'Java Developer',
    job_post: 'java-developer',
    apply: 'Project Manager',
  });
});

test('after a reload another choice stays, and where none was made the link counts again', () => {
  assert.deepEqual(wished(java, false, chosen('Project Manager')), {
    position: null,
    job_post: '',
    apply: 'Project Manager',
  });
  assert.deepEqual(wished(java, false, chosen('Java Developer', 'java-developer')), {
    position: null,
    job_post: 'java-developer',
    apply: 'Java Developer',
  });
  assert.equal(wished(java, false, chosen('')).job_post, 'java-developer');
});

test('a form without a link leaves the post of a draft', () => {
  assert.deepEqual(wished(linkIn(''), true, chosen('Java Developer', 'java')), {
    position: null,
    job_post: 'java',
    apply: 'Java Developer',
  });
});

test('a link to a closed post chooses nothing, and takes back only what it chose itself', () => {
  const nothing = { position: null, job_post: '', apply: '' };
  assert.deepEqual(wished(java, true, chosen(''), false), nothing);
  assert.deepEqual(wished(java, false, chosen('Java Developer', 'java-developer'), false), nothing);
  assert.deepEqual(wished(java, false, chosen('Tester'), false), { ...nothing, apply: 'Tester' });
});

test('an application is for the post of its link while the position that the post means is chosen, and for any where it means none', () => {
  const post = { post: 'java-developer', meant: 'Java Developer' };
  assert.deepEqual(
    ['Java Developer', 'Tester', 'Java Developer'].map((apply) => postFor(apply, post)),
    ['java-developer', '', 'java-developer'],
  );
  assert.equal(postFor('Tester', { ...post, meant: '' }), 'java-developer');
});

test('an entry of the history is arrived at once', () => {
  assert.equal(isArrival(null), true);
  assert.equal(isArrival({ idx: 2, key: 'x' }), true);
  assert.equal(isArrival({ idx: 2, formSeen: true }), false);
});
