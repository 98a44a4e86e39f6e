import type { StaffRole } from '../../../staff/staff.facts';
import type { Fact } from '../../letters/letter-page';

/** `theirs`: a stranger may have chosen it, so that no web address in a text with it becomes a link. `lines`: it may have several. */
export type Placeholder = { sample: string; theirs?: true; lines?: true };

/** A mail that the system writes by itself: who reads it and when, and the words that it has unless somebody changes them. */
export interface SystemMail extends Record<'subject' | 'body', string> {
  /** In the list of mails. */
  title: string;
  /** In a sentence: to whom, and when. */
  when: string;
  /** Whose it is to change: of the role whose records it tells of. */
  role: StaffRole;
  /** The line above the title; the company's name without one. */
  label?: string;
  placeholders: Readonly<Record<string, Placeholder>>;
  /** Without these it would be of no use to its reader. */
  needs: readonly string[];
  /** In place of `{{facts}}` in a preview, where it has facts. */
  facts?: readonly Fact[];
  /** Whether it ends with the office's signature: mails to people outside do. */
  isSigned?: true;
  /** Where the link of a preview leads, below the site's address. */
  leadsTo?: string;
}

/** What every mail may say. */
export const ofCompany = { company: { sample: 'Plumbline' }, site: { sample: 'https://plumbline.example' } } as const;

/** By these a body has parts of its own: each stands on a line alone, `link` as `[words]({{link}})` or in a text. */
export const FACTS = 'facts';
export const LINK = 'link';
export const WAITING = 'waiting';

export const sampleReference = 'FD-7K2M-Q4XV';
export const sampleMoment = '21 November 2026 at 15:47 IST';
