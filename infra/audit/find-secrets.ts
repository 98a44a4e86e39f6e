import { readFileSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { TextFile } from './list-files.ts';

/** Files in which something only looks like a secret. */
export interface AllowedSecret {
  /** A regular expression for their whole paths. */
  paths: string;
  /** As the scan names it, such as `PrivateKey`. */
  rule: string;
  why: string;
}

export interface Secret {
  path: string;
  line: number;
  rule: string;
}

export const readAllowedSecrets = (): AllowedSecret[] =>
  JSON.parse(readFileSync(new URL('allowed-secrets.json', import.meta.url), 'utf8')) as AllowedSecret[];

/** A comment in a file must not switch the scan off: what may stand here is in one list, with its reason. */
const COMMENTS = '@secretlint/secretlint-rule-filter-comments';
const config = {
  rules: rules.filter(({ meta }) => meta.id !== COMMENTS).map((rule) => ({ id: rule.meta.id, rule, options: {} })),
};
/** In letters. Setting the rules up takes longer than reading a text, so several are read as one. */
const AT_ONCE = 300_000;

/** Looks into texts one after the other as if they were one. */
async function secretsIn(files: readonly TextFile[]): Promise<Secret[]> {
  const content = files.map((file) => file.content).join('\n');
  const source = { content, filePath: 'texts', ext: '', contentType: 'text' as const };
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true, noPhysicFilePath: true } });
  return messages.map(({ messageId, range: [start] }) => secretAt(files, start, messageId));
}

function secretAt(files: readonly TextFile[], at: number, rule: string): Secret {
  let before = 0;
  for (const { path, content } of files) {
    if (at <= before + content.length) return { path, line: content.slice(0, at - before).split('\n').length, rule };
    before += content.length + 1;
  }
  throw new RangeError(`There is no letter ${at}`);
}

function* inPortions(files: Iterable<TextFile>): Generator<TextFile[]> {
  let portion: TextFile[] = [];
  let letters = 0;
  for (const file of files) {
    portion.push(file);
    letters += file.content.length;
    if (letters < AT_ONCE) continue;
    yield portion;
    [portion, letters] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

/** Keys and tokens in texts, by the rules of secretlint, and how many texts there were. */
export async function findSecrets(
  files: Iterable<TextFile>,
  allowed: readonly AllowedSecret[],
): Promise<{ secrets: Secret[]; looked: number }> {
  const known = allowed.map(({ paths, rule }) => ({ pattern: new RegExp(`^(?:${paths})$`), rule }));
  const isKnown = ({ path, rule }: Secret) => known.some((one) => one.rule === rule && one.pattern.test(path));
  const secrets: Secret[] = [];
  let looked = 0;
  for (const portion of inPortions(files)) {
    looked += portion.length;
    secrets.push(...(await secretsIn(portion)).filter((secret) => !isKnown(secret)));
  }
  return { secrets, looked };
}
