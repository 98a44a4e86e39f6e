import type { Frame } from '../../../platform/child/frame';

type Finding =
  | { kind: 'flags'; flags: string[] }
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'page'; png: Buffer };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_CHARACTERS = 200_000;

/** Null for anything but a finding. The reader opened an untrusted file, so its output is validated like untrusted input. */
export function parseFinding({ head, body }: Frame): Finding | null {
  if (typeof head !== 'object' || head === null || !('kind' in head)) return null;
  if (head.kind === 'flags' && 'flags' in head && Array.isArray(head.flags))
    return { kind: 'flags', flags: head.flags.slice(0, 20).map((flag) => String(flag).slice(0, 200)) };
  if (head.kind === 'text') return { kind: 'text', text: plain(body), note: noteOf(head) };
  if (head.kind === 'page' && body.subarray(0, PNG.length).equals(PNG)) return { kind: 'page', png: body };
  return null;
}

const plain = (body: Buffer) => body.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);

const noteOf = (head: object) => ('note' in head && typeof head.note === 'string' ? head.note.slice(0, 200) : null);
