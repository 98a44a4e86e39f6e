import type { Schemas } from '@frontdoor/contract';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setCompanyZone } from '../../values/times/zone.ts';
import { systemText } from './system-text.ts';

beforeEach(() => setCompanyZone('Asia/Kolkata'));

type Line = Schemas['StatusLineView'];
const line: Line = { part: 'disk', state: 'good', since: null, seenAt: null, figures: [], alarms: [] };
const figure = (
  name: 'free' | 'total' | 'archivedAt' | 'reportedAgo',
  unit: 'bytes' | 'time' | 'seconds',
  value: string,
) => ({
  name,
  unit,
  value,
});

test('a part is told by its figures, times after their words and numbers before', () => {
  const figures = [figure('free', 'bytes', String(3 * 1024 ** 3)), figure('total', 'bytes', String(50 * 1024 ** 3))];
  assert.equal(systemText({ ...line, figures }, null), '3.0 GB free, 50.0 GB in all');
  const backup = [figure('archivedAt', 'time', '2026-11-26T03:30:00Z'), figure('reportedAgo', 'seconds', '20')];
  assert.match(systemText({ ...line, part: 'backup', figures: backup }, null), /^last part sent .*9:00[^,]*$/);
  assert.equal(systemText({ ...line, part: 'storage' }, null), '');
  const waiting: Line['figures'] = [
    { name: 'pendingMails', unit: 'count', value: '1' },
    { name: 'failedMails', unit: 'count', value: '0' },
  ];
  assert.equal(systemText({ ...line, part: 'mail', figures: waiting }, null), 'mails pending: 1');
  assert.equal(systemText({ ...line, part: 'mail', figures: waiting.slice(1) }, null), 'nothing waits');
  assert.match(systemText({ ...line, part: 'backup', state: 'fault' }, null), /^See the last backup/);
});

test('an alarm stands before figures, and who cannot tell says so', () => {
  const figures = [figure('free', 'bytes', '1')];
  const alarms: Line['alarms'] = [{ name: 'backup_gap', text: 'the archive has a gap', since: '2026-11-26T03:30:00Z' }];
  assert.equal(systemText({ ...line, state: 'fault', figures, alarms }, null), 'the archive has a gap');
  assert.match(systemText({ ...line, state: 'unknown' }, null), /^Nobody can tell now/);
});

test('mails that belong to nothing are counted, with the mailbox that they lie in', () => {
  const left = (value: string): Line => ({
    ...line,
    part: 'mailbox',
    state: 'warning',
    figures: [{ name: 'leftovers', unit: 'count', value }],
  });
  assert.equal(
    systemText(left('1'), 'office@desk.example'),
    '1 mail belongs to nothing; look into office@desk.example',
  );
  assert.match(systemText(left('12'), 'office@desk.example'), /^12 mails belong to nothing;/);
});
