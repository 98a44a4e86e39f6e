import { ResumeInfected, ResumeNotFiled, ResumeNotScanned, ResumeRejected } from '../resumes.errors';
import type { Resume } from './resumes.repository';

/**
 * Where there is a scanner, nothing is read before it has passed; what was let through before there was one waits, too.
 * @throws ResumeInfected, ResumeRejected, ResumeNotFiled or ResumeNotScanned
 */
export function assertReadable({ state, scanState }: Pick<Resume, 'state' | 'scanState'>, scannerIsOn: boolean): void {
  if (scanState === 'infected') throw new ResumeInfected();
  if (state === 'rejected') throw new ResumeRejected();
  if (state === 'received') throw new ResumeNotFiled();
  if (scannerIsOn && scanState !== 'clean') throw new ResumeNotScanned();
}
