import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { privacy } from '../frontend/app/content/privacy.ts';
import { terms } from '../frontend/app/content/terms.ts';
import { ROOT } from './read-pages.ts';

const FILE = 'services/backend/src/modules/privacy/find-policy.use-case.ts';

// Read as text: the backend is CommonJS, and nothing outside of it imports its sources.
const entries = readFileSync(join(ROOT, FILE), 'utf8').matchAll(/version: '([^']+)',\s*sha256: '([^']+)'/g);
const policies = [...entries].map(([, version = '', sha256 = '']) => ({ version, sha256 }));

const sha256 = createHash('sha256').update(JSON.stringify({ privacy, terms })).digest('hex');
const dayOf = (revised: string) => new Date(`${revised} UTC`).toISOString().slice(0, 10);

test('the newest policy that consents name is the text on the site', () => {
  assert.equal(
    policies[0]?.sha256,
    sha256,
    `Terms or privacy policy have changed. Set "revised" in the changed file of frontend/app/content to the day of the ` +
      `change, or the next one that no version has, and put a new entry with that version and the SHA-256 ${sha256} on top of the list in ${FILE}.`,
  );
});

test('the newest policy is called by the day on which terms or privacy policy were last revised', () => {
  assert.equal(
    policies[0]?.version,
    [privacy, terms]
      .map(({ revised }) => dayOf(revised))
      .toSorted()
      .at(-1),
  );
});

test('every policy has a version and a text of its own, the newest first', () => {
  const versions = policies.map(({ version }) => version);
  assert.deepEqual(versions, versions.toSorted().toReversed());
  for (const values of [versions, policies.map((policy) => policy.sha256)])
    assert.equal(new Set(values).size, values.length);
});
