import { sizeText } from '../../values/texts.ts';
import type { Application } from '@frontdoor/contract';

type Resume = Pick<Application, 'resumeState' | 'resumeType' | 'resumeSize'>;

export const hasResume = ({ resumeState }: Resume) => resumeState !== 'none';
export const typeText = ({ resumeType }: Resume) => resumeType?.toUpperCase() ?? 'File';
export const fileText = (resume: Resume) => [typeText(resume), sizeText(resume.resumeSize)].filter(Boolean).join(', ');

export const resumePath = (file: string) => `/uploads/${encodeURIComponent(file)}`;

const scans: Record<NonNullable<Application['scanState']>, string> = {
  pending: 'scan pending',
  'not-scanned': 'not scanned',
  clean: 'scanned, clean',
  infected: 'infected',
};

/** The fault found when the file was last read from storage. */
export const faultTexts: Record<NonNullable<Application['storageFault']>, string> = {
  missing: 'missing',
  damaged: 'damaged',
};

/** The malware scanner's result in words. */
export const scanText = (state: Application['scanState']): string => (state ? scans[state] : '');
