import { sizeText } from '../../values/texts.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';

type Resume = Pick<Application, 'resumeState' | 'resumeType' | 'resumeSize'>;

export const hasResume = ({ resumeState }: Resume) => resumeState !== 'none';
export const typeText = ({ resumeType }: Resume) => resumeType?.toUpperCase() ?? translate('resume.file');
export const fileText = (resume: Resume) => [typeText(resume), sizeText(resume.resumeSize)].filter(Boolean).join(', ');

export const resumePath = (file: string) => `/uploads/${encodeURIComponent(file)}`;

/** The malware scanner's result in words. */
export const scanText = (state: Application['scanState']): string => (state ? translate(`resume.scans.${state}`) : '');
