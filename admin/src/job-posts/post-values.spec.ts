import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isAddressFixed,
  type JobPost,
  newPost,
  postBody,
  postFaults,
  type PostValues,
  valuesOfPost,
} from './post-values.ts';

const four = {
  ...newPost,
  title: ' Tester ',
  para: 'Tests.',
  location: 'Noida',
};

const post: JobPost = {
  _id: 'a',
  id: 'a',
  title: 'Tester',
  para: 'Tests.',
  location: 'Noida',
  image: null,
  imageAlt: null,
  slug: 'tester',
  employmentType: 'full-time',
  workplace: null,
  salary: { min: 600_000, max: 900_000, currency: 'INR', interval: 'year' },
  experience: null,
  daysOnSite: 2,
  existingVacancy: null,
  opensAt: null,
  closesAt: '2026-12-31T18:30:00.000Z',
  descriptionHtml: null,
  postedAt: null,
  wasPublic: false,
  state: 'scheduled',
  description: null,
  version: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

test('four fields make a post, and the rest is left out', () => {
  assert.deepEqual(postBody(four), {
    title: 'Tester',
    para: 'Tests.',
    location: 'Noida',
  });
});

test('an edit sends what it changes', () => {
  const seen = valuesOfPost(post);
  const required = { title: 'Tester', para: 'Tests.', location: 'Noida' };
  assert.deepEqual(postBody(seen, seen), required);
  assert.deepEqual(
    postBody(
      {
        ...seen,
        employmentType: '',
        salaryMin: '',
        salaryMax: '',
        state: 'filled',
        daysOnSite: '0',
        existingVacancy: 'no',
      },
      seen,
    ),
    {
      ...required,
      employmentType: null,
      salary: null,
      state: 'filled',
      daysOnSite: 0,
      existingVacancy: false,
    },
  );
});

test('fault 705: with other times goes the state that the form shows, so that they open no post by themselves', () => {
  const closed = valuesOfPost({ ...post, state: 'closed', opensAt: null, closesAt: '2026-01-01T18:30:00.000Z' });
  const saved = (more: Partial<PostValues>) => postBody({ ...closed, ...more }, closed);
  assert.equal(saved({ closesAt: '' })['state'], 'closed');
  assert.equal(saved({ closesAt: '2126-01-01T00:00' })['state'], 'closed');
  assert.equal(saved({ opensAt: '2126-01-01T00:00', closesAt: '' })['state'], 'closed');
  assert.equal(saved({ closesAt: '', state: 'open' })['state'], 'open');
  assert.equal('state' in saved({ para: 'Tests all.' }), false);
});

test('one amount is a salary from it to itself', () => {
  const { salary } = postBody({
    ...four,
    salaryMax: '50000',
    currency: 'aed',
    interval: 'month',
  });
  assert.deepEqual(salary, {
    min: 50_000,
    max: 50_000,
    currency: 'AED',
    interval: 'month',
  });
});

test('an address is sent when it was changed, emptied as none, and stays once the post was published', () => {
  const seen = valuesOfPost(post);
  assert.equal(seen.slug, 'tester');
  assert.equal(postBody({ ...seen, slug: ' Lead ' }, seen)['slug'], 'lead');
  assert.equal(postBody({ ...seen, slug: '' }, seen)['slug'], null);
  assert.equal(isAddressFixed({ wasPublic: false, postedAt: null }), false);
  assert.equal(isAddressFixed({ wasPublic: false, postedAt: '2126-01-01T00:00:00Z' }), false);
  assert.equal(isAddressFixed({ wasPublic: false, postedAt: '2026-01-01T00:00:00Z' }), true);
  // Scheduled anew.
  assert.equal(isAddressFixed({ wasPublic: true, postedAt: '2126-01-01T00:00:00Z' }), true);
});

test('title, description and location are required', () => {
  assert.deepEqual(Object.keys(postFaults(newPost)), ['title', 'para', 'location']);
  assert.deepEqual(postFaults(four), {});
  assert.deepEqual(Object.keys(postFaults({ ...four, salaryMin: 'much' })), ['salary']);
});

test('a new closing time in the past is a fault, and one that time went past is none', () => {
  const past = { ...four, closesAt: '2026-01-01T00:00' };
  assert.deepEqual(Object.keys(postFaults(past)), ['closesAt']);
  assert.deepEqual(postFaults(past, past), {});
  assert.deepEqual(postFaults({ ...four, closesAt: '2126-01-01T00:00' }), {});
  assert.deepEqual(postFaults({ ...four, closesAt: '' }, past), {});
});
