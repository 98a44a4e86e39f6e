import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from './pgbackrest.ts';

// As pgBackRest 2.60 has said it.
const said: [string, string][] = [
  [
    'wrong-key',
    "other [FormatError] unable to load info file '/backup/database/backup/frontdoor/backup.info' or '/backup/database/backup/frontdoor/backup.info.copy':\nFormatError: key/value found outside of section at line 1: \u04BF\u0002S",
  ],
  [
    'damaged',
    'ERROR: [042]: unable to get 000000010000000000000005: repo1: 18-1/0000000100000000/000000010000000000000005-9c34.zst [CryptoError] unable to flush',
  ],
  [
    'damaged',
    "ERROR: [026]: raised from local-2 protocol: error restoring '/rehearsal/postgres/base/4/3164': actual checksum 'b4e7' does not match expected checksum '2156'",
  ],
  [
    'failed',
    "other [PathOpenError] unable to list file info for path '/backup/database/backup': [13] Permission denied",
  ],
];

test('what pgBackRest says is told apart, with its words in the message and no noise', () => {
  for (const [kind, words] of said) {
    const fault = explain(words);
    assert.equal(fault.kind, kind, words);
    assert.match(fault.message, /^[ -~]+$/);
  }
  assert.match(explain(said[3]![1]).message, /Permission denied/);
});
