import type { Sql } from '../../../platform/database/database';
import type { StaffRole } from '../../staff/staff.facts';
import { answersSection } from './answers-section';
import type { DigestSection, Waiting } from './digest.facts';
import { heldSection } from './held-section';
import { nobodysAgainSection } from './nobodys-again-section';
import { repliedSection } from './replied-section';
import { switchedOffSection } from './switched-off-section';

/** In the order in which the mail tells them. Another section belongs here: nobody gets a second mail of this kind. */
const sections: readonly DigestSection[] = [
  answersSection,
  repliedSection,
  nobodysAgainSection,
  heldSection,
  switchedOffSection,
];

/** All that waits for somebody of a role. */
export async function findWaiting(sql: Sql, role: StaffRole): Promise<Waiting[]> {
  const sectionsWithNews: Waiting[] = [];
  for (const section of sections) {
    const waiting = await section(sql, role);
    if (waiting) sectionsWithNews.push(waiting);
  }
  return sectionsWithNews;
}
