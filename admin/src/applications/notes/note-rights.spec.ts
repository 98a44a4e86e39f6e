import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteRights } from './note-rights.ts';

const note = { authorId: '1', authorHasLeft: false };

test('a note is its author’s to edit and delete, and not a namesake’s', () => {
  assert.deepEqual(noteRights(note, { id: '1', fullName: 'Farah Sheikh' }), { edit: true, delete: true });
  assert.deepEqual(noteRights(note, { id: '2', fullName: 'Farah Sheikh' }), { edit: false, delete: false });
  assert.deepEqual(noteRights(note, undefined), { edit: false, delete: false });
});

test('the note of an author who has left can be deleted by everybody, and edited by nobody else', () => {
  const left = { ...note, authorHasLeft: true };
  assert.deepEqual(noteRights(left, { id: '2' }), { edit: false, delete: true });
});
