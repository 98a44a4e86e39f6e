import { listDocxEntries } from '../identify/list-docx-entries';
import type { ResumeType } from '../resumes.facts';

const PDF_TAIL_BYTES = 2_048;
/** [MS-CFB] 2.2: sectors of 512 or 4096 bytes, told by their power of two at offset 30. */
const CFB_SECTOR_SHIFTS = new Set([9, 12]);

/** Null when a file is whole as far as its structure tells, otherwise its fault, in a sentence for HR. */
export async function checkResumeStructure(type: ResumeType, bytes: Buffer): Promise<string | null> {
  if (type === 'pdf') return isWholePdf(bytes) ? null : 'The PDF is cut off or damaged.';
  if (type === 'doc') return isWholeDoc(bytes) ? null : 'The Word document is cut off or damaged.';
  const entries = await listDocxEntries(bytes).catch(() => null);
  return entries ? null : 'The Word document is cut off or damaged.';
}

/** ISO 32000-2, 7.5.5: the last lines are `startxref`, an offset and `%%EOF`; some writers append a little after that. */
function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-PDF_TAIL_BYTES).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(tail);
}

function isWholeDoc(bytes: Buffer): boolean {
  return bytes.length >= 1_536 && CFB_SECTOR_SHIFTS.has(bytes.readUInt16LE(30)) && bytes.readUInt16LE(28) === 0xfffe;
}
